import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Row = {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly key: readonly string[];
};

const FILE = join(import.meta.dirname, "../content/packs/beyond/questions.en.jsonl");
// The importer checks the shape of items.
const rows = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

const G = 9.81;
const MS_PER_KT = 1_852 / 3_600;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Flies a level turn in small steps until it has turned by 180°; answers how far to the side it has come (m). */
function widthOfHalfTurn(speedMs: number, bankDegrees: number): number {
  const ratePerSecond = (G * Math.tan(radians(bankDegrees))) / speedMs;
  const step = 0.001;
  let [heading, across] = [0, 0];
  while (heading < Math.PI) {
    across += speedMs * Math.sin(heading) * step;
    heading += ratePerSecond * step;
  }
  return across;
}

/** Lets a speed be used up by gravity in small steps; answers the height (m). */
function zoomHeight(speedMs: number): number {
  const step = 0.0005;
  let [speed, height] = [speedMs, 0];
  while (speed > 0) {
    height += speed * step;
    speed -= G * step;
  }
  return height;
}

/** Rolls into a level turn degree by degree until the lift that holds the weight is `factor` times it; answers the bank. */
function bankOfFactor(factor: number): number {
  const step = 0.01;
  let bank = 0;
  while (1 / Math.sin(radians(90 - bank)) < factor) bank += step;
  return bank;
}

/** What the key of an item says as a number, computed another way than its explanation does, and how near it has to be. */
it.each<[item: string, computed: number, within: number]>([
  ["mountain-001", 15 - 0.0019812 * 8_000, 0.6],
  ["mountain-002", 6_000 + 120 * (25 - (15 - 0.0019812 * 6_000)), 60],
  ["mountain-003", 65 * 1.02 + 65 * 0.02 * 5, 0.5],
  ["mountain-004", 100 * (1.1 ** 2 - 1), 0.1],
  ["mountain-008", widthOfHalfTurn(90 * MS_PER_KT, 30), 5],
  ["mountain-009", 100 - (100 * widthOfHalfTurn(80, 30)) / widthOfHalfTurn(100, 30), 0.5],
  ["mountain-010", 9_000 - (9_000 - 1_000) * 0.04 * (20 / 10), 1],
  ["mountain-014", 15 - 10 - 0.6 * 10 + 20, 0.01],
  ["mountain-016", 2_400 / (450 / ((80 + 10) / 60)), 0.05],
  ["mountain-018", 100 - 3 * 8, 0.01],
  ["mountain-029", 20 * MS_PER_KT * 13, 5],
  ["aerobatics-001", bankOfFactor(2), 0.1],
  ["aerobatics-002", bankOfFactor((71 / 50) ** 2), 0.5],
  ["aerobatics-003", 48 * 2, 0.5],
  ["aerobatics-004", Math.hypot(0, 120 * 0.9), 0.5],
  ["aerobatics-006", 6 * 1.5, 0.01],
  ["aerobatics-023", 60 ** 2 / (4 * G - G), 0.5],
  ["aerobatics-024", 35 ** 2 / (G + G), 0.5],
  ["aerobatics-025", 250 - 250 * Math.sin(radians(45)), 0.5],
  ["aerobatics-026", zoomHeight(70), 1],
])("the key of %s is what the arithmetic gives", (item, computed, within) => {
  const row = rows.find(({ id }) => id === `beyond-${item}`);
  const text = row?.options.find(({ id }) => row.key.includes(id))?.text ?? "";
  const told = Number(/[+-]?\d+(?:\.\d+)?/.exec(text)?.[0]);
  expect(Math.abs(told - computed)).toBeLessThanOrEqual(within);
});
