import type { Connection } from "@crosscheck/client/battle/battle-store";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { Radar } from "./Radar.tsx";

type BattleWaitProps = {
  readonly connection: Connection;
  readonly label: string;
  readonly leaveTo: string;
};

/** A battle whose page waits for the server's first word. */
export function BattleWait({ connection, label, leaveTo }: BattleWaitProps) {
  const text = useText();
  const isAway = connection.is === "away";
  return (
    <div className="bt-wait">
      <Radar />
      <p role="status" className="text-lg font-semibold">
        {isAway ? text(`battle.link.${connection.because === "network" ? "away" : "unavailable"}`) : label}
      </p>
      {isAway ? (
        <Link to={leaveTo} className={buttonClass("quiet")}>
          {text("battle.end.back")}
        </Link>
      ) : null}
    </div>
  );
}
