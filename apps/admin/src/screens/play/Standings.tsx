import Chip from "@mui/material/Chip";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { playerPath } from "../paths.ts";
import { PlayerName } from "../people/PlayerName.tsx";
import type { Contest } from "./contest.ts";
import { useContestTexts } from "./use-contest-texts.ts";

type Entry = RowOf<"entries">;

/** Everybody in a contest: who flies while it is open, and where each has come once it is over. */
export function Standings({ contest }: { readonly contest: Contest }) {
  const texts = useContestTexts();
  const columns = useEntryColumns(contest);
  const isRanked = contest.ranked_at !== null;
  const isToCome = contest.state === "draft" || contest.state === "upcoming" || contest.state === "live";
  return (
    <>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {isRanked ? texts.standings : texts.entrants}
      </Typography>
      {!isRanked && contest.state !== "cancelled" && (
        <Typography color="textSecondary">{texts.untold}</Typography>
      )}
      <ConsoleList
        // What was read before the closing is not what it came to.
        key={`${contest.state} ${contest.ranked_at}`}
        name="entries"
        fixed={{ contest_id: contest.contest_id }}
        perPage={50}
        isLive={contest.state === "past"}
        empty={isToCome ? texts.nobody_yet : texts.nobody}
        columns={columns}
      />
    </>
  );
}

/** Of a contest in its state: scores are not told before there are standings, and nothing is won in a cancelled one. */
function useEntryColumns({ ranked_at: rankedAt, state }: Contest) {
  const texts = useContestTexts();
  const { number } = useFormats();
  const numberOf = (value: number | null) => (value === null ? "–" : number(value));
  const isCancelled = state === "cancelled";
  const columns = {
    rank: { field: "rank", label: texts.rank, render: (row: Entry) => numberOf(row.rank) },
    name: { field: "name", render: (row: Entry) => <Player row={row} /> },
    score: { field: "score", isNumber: true as const, render: (row: Entry) => numberOf(row.score) },
    time: {
      field: "used_seconds",
      label: texts.time,
      isNumber: true as const,
      render: (row: Entry) => <bdi>{clockOf(row.used_seconds)}</bdi>,
    },
    prize: {
      field: "prize_coins",
      label: texts.prize,
      isNumber: true as const,
      render: (row: Entry) => numberOf(row.prize_coins),
    },
    run: { field: "is_flying", label: texts.run, render: (row: Entry) => <Run isOpen={row.is_flying} /> },
    fee: {
      field: "fee_coins",
      label: texts.fee,
      isNumber: true as const,
      render: (row: Entry) => number(row.fee_coins),
    },
    entered: {
      field: "entered_at",
      label: texts.entered,
      render: (row: Entry) => <Time at={row.entered_at} />,
    },
    settled: {
      field: "settled_at",
      label: isCancelled ? texts.fee_booked : texts.booked,
      render: (row: Entry) => <Time at={row.settled_at} />,
    },
  };
  const { rank, name, score, time, prize, run, fee, entered, settled } = columns;
  if (rankedAt !== null) return [rank, name, score, prize, time, fee, entered, settled];
  return isCancelled ? [name, fee, entered, settled] : [name, run, fee, entered];
}

/** On a phone the table is wider than the page rather than every row several lines high. */
function Time({ at }: { readonly at: string | null }) {
  const { instant } = useFormats();
  return <span style={{ whiteSpace: "nowrap" }}>{instant(at)}</span>;
}

function Run({ isOpen }: { readonly isOpen: boolean }) {
  const texts = useContestTexts();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOpen ? "success" : "default"}
      label={isOpen ? texts.flying : texts.handed_in}
    />
  );
}

/** Minutes and seconds. */
function clockOf(seconds: number | null): string {
  if (seconds === null) return "–";
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Leads to the player's card where there is one, for who may see it. */
function Player({ row }: { readonly row: Entry }) {
  const may = useMay();
  const name = <PlayerName name={row.name} number={row.name_number} />;
  return (
    <>
      {may("view_player") && row.player_status !== "deleted" ? (
        <MuiLink component={Link} to={playerPath(row.player_id)}>
          {name}
        </MuiLink>
      ) : (
        name
      )}{" "}
      {row.player_status !== "active" && <State value={row.player_status} />}
    </>
  );
}
