import type { Board } from "@crosscheck/rules/boards/board";
import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { useText } from "../../i18n/texts.tsx";
import { TimeLeft } from "../../view/TimeLeft.tsx";
import type { BoardPage } from "./boards.ts";
import { usePeriodName } from "./period-name.ts";

type BoardHeadProps = {
  readonly page: BoardPage;
  readonly board: Board;
  /** A closed day or month; null: the present one. */
  readonly period: string | null;
  readonly onPeriod: (period: string | null) => void;
  readonly onTurn: () => void;
};

/** Which day or month is shown, when it turns, and the closed ones. */
export function BoardHead({ page, board, period, onPeriod, onTurn }: BoardHeadProps) {
  const text = useText();
  const nameOf = usePeriodName();
  if (board === "global") return <p className="mb-4 text-sm text-muted">{text("boards.counts")}</p>;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted">
      {page.closed_periods.length === 0 ? (
        <span className="text-base font-semibold text-ink">{text(`boards.now.${board}`)}</span>
      ) : (
        <NativeSelect
          isFilled={period !== null}
          aria-label={text("boards.period")}
          value={period ?? ""}
          onChange={({ target }) => onPeriod(target.value === "" ? null : target.value)}
        >
          <option value="">{text(`boards.now.${board}`)}</option>
          {page.closed_periods.map((closed) => (
            <option key={closed} value={closed}>
              {nameOf(closed)}
            </option>
          ))}
        </NativeSelect>
      )}
      {page.turns_at === null || period !== null ? (
        <span>{text("boards.closed")}</span>
      ) : (
        <span>
          <TimeLeft label={`boards.turns.${board}`} nextAt={page.turns_at} onArrived={onTurn} />
        </span>
      )}
    </div>
  );
}
