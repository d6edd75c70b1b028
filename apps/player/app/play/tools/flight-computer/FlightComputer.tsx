import { useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/texts.tsx";
import { ToolPanel, type ToolProps } from "../ToolPanel.tsx";
import { SlideRuleSide } from "./SlideRuleSide.tsx";
import type { SlideRule } from "./slide-rule.ts";
import { WindSideFace } from "./WindSideFace.tsx";
import type { WindSide } from "./wind-side.ts";
import "./flight-computer.css";

const SIDES = ["rule", "wind"] as const;

const RULE: SlideRule = { disc: 0, hairline: 0 };
const WIND: WindSide = { index: 0, slide: 120, dot: { direction: 0, speed: 0 }, range: "low" };

/** The flight computer of the exam room: it is turned and read, it works nothing out. */
export function FlightComputer({ isShown, onClose }: ToolProps) {
  const text = useText();
  const [shown, setShown] = useState<(typeof SIDES)[number]>("rule");
  const [rule, setRule] = useState(RULE);
  const [wind, setWind] = useState(WIND);
  const switches = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) switches.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <ToolPanel
      title={text("tools.computer.name")}
      note={
        <div ref={switches} className="cc-sides">
          {SIDES.map((name) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
              {text(`tools.computer.${name}`)}
            </button>
          ))}
        </div>
      }
      isShown={isShown}
      onClose={onClose}
    >
      <div dir="ltr" className={shown === "wind" ? "cc-wind" : undefined}>
        {shown === "rule" ? (
          <SlideRuleSide side={rule} onChange={setRule} />
        ) : (
          <WindSideFace side={wind} onChange={setWind} />
        )}
      </div>
      <p className="cc-computer-help">{text("tools.computer.help")}</p>
    </ToolPanel>
  );
}
