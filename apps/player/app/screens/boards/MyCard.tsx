import { Avatar } from "@crosscheck/ui/Avatar";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { StatChip } from "@crosscheck/ui/StatChip";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { Movement } from "./Movement.tsx";
import { PlayerName } from "./PlayerName.tsx";
import type { BoardRow } from "./boards.ts";

type MyCardProps = {
  /** null for who has no place. */
  readonly row: BoardRow | null;
  /** Shows those around it; absent where they are not told. */
  readonly onAround: (() => void) | undefined;
};

/** The player's own place, beside the board on a desk. */
export function MyCard({ row, onAround }: MyCardProps) {
  const text = useText();
  const { number } = useFormats();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("boards.mine")}</h2>
      {row === null ? (
        <>
          <p>{text("boards.unranked")}</p>
          <Link to="/learn/" className={buttonClass("action")}>
            {text("boards.empty_action")}
          </Link>
        </>
      ) : (
        <>
          <div className="flex items-center gap-3">
            <Avatar name={row.name} src={row.profile} size="large" />
            <PlayerName row={row} isWhole className="min-w-0 grow text-lg font-semibold" />
            <Movement places={row.movement} />
          </div>
          <div className="grid grid-cols-2 gap-3">
            <StatChip label={text("boards.card.rank")}>{number(row.user_rank)}</StatChip>
            <StatChip label={text("boards.card.score")}>{number(row.score)}</StatChip>
          </div>
          {onAround === undefined ? null : (
            <Button variant="quiet" onClick={onAround}>
              {text("boards.around")}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** Of a visitor, who has no place yet. */
export function NoCard() {
  const text = useText();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("boards.mine")}</h2>
      <p>{text("boards.lead")}</p>
      <Link to="/auth/sign-up/" className={buttonClass("action")}>
        {text("shell.nav.sign_up")}
      </Link>
    </Card>
  );
}
