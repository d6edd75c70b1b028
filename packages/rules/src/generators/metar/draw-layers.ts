import type { Random } from "../../random.ts";
import { drawNumber, pick } from "../draw.ts";
import { FEET_PER_SPREAD_DEGREE } from "../atmosphere/cloud-base.ts";
import type { CloudAmount, CloudLayer } from "./report.ts";

/** Arrangement of cloud layers. */
export type Layers = "fair" | "low" | "layered" | "convective" | "thunder";

/** Below this base a layer counts that is neither CB nor TCU, in ft. Annex 3, definition of operational significance. */
const SIGNIFICANT_CLOUD_FEET = 5000;

function layer(amount: CloudAmount, feet: number, type: CloudLayer["type"] = null): CloudLayer {
  return { amount, feet, type };
}

/** Base of cumulus for a spread, in ft, not below 1200 ft. */
function convectiveBase(random: Random, spread: number): number {
  const offset = drawNumber(random, { from: -200, to: 200, step: 100 });
  return Math.max(1200, Math.min(spread * FEET_PER_SPREAD_DEGREE + offset, 4800));
}

/**
 * Layers from low to high: the lowest of any amount, the next more than 2 oktas, the next more than 4, and convective
 * cloud beside them. Annex 3, appendix 3, 4.5.4.1.
 */
export function drawLayers(random: Random, kind: Layers, spread: number): readonly CloudLayer[] {
  const gap = () => drawNumber(random, { from: 400, to: 2200, step: 100 });
  switch (kind) {
    case "fair": {
      const base = convectiveBase(random, spread);
      const lowest = layer(pick(random, ["FEW", "SCT", "BKN"]), base);
      const next = layer(pick(random, ["SCT", "BKN"]), base + gap());
      return random.below(2) === 0 ? [lowest] : significant(lowest, next);
    }
    case "low": {
      const base = drawNumber(random, { from: 300, to: 1200, step: 100 });
      const lowest = layer(pick(random, ["FEW", "SCT", "BKN"]), base);
      return [lowest, layer(pick(random, ["BKN", "OVC"]), base + gap())];
    }
    case "layered": {
      const base = drawNumber(random, { from: 700, to: 1800, step: 100 });
      const middle = base + drawNumber(random, { from: 300, to: 1000, step: 100 });
      const top = middle + drawNumber(random, { from: 400, to: 1200, step: 100 });
      return [
        layer(pick(random, ["FEW", "SCT"]), base),
        layer(pick(random, ["SCT", "BKN"]), middle),
        layer(pick(random, ["BKN", "OVC"]), top),
      ];
    }
    case "convective": {
      const base = convectiveBase(random, spread);
      const towering = layer(pick(random, ["FEW", "SCT"]), base + 200, pick(random, ["CB", "TCU"]));
      return significant(
        layer(pick(random, ["FEW", "SCT"]), base),
        towering,
        layer("BKN", base + 200 + gap()),
      );
    }
    case "thunder": {
      const base = convectiveBase(random, spread);
      return significant(
        layer(pick(random, ["FEW", "SCT"]), base),
        layer(pick(random, ["FEW", "SCT", "BKN"]), base + 300, "CB"),
        layer(pick(random, ["BKN", "OVC"]), base + 300 + gap()),
      );
    }
  }
}

/** The layers that are reported: convective ones at any height, others only where they are low. */
function significant(...layers: readonly CloudLayer[]): readonly CloudLayer[] {
  return layers.filter(({ type, feet }) => type !== null || feet < SIGNIFICANT_CLOUD_FEET);
}
