import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Facts, Panel } from "../../kit/Panel.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useWords } from "../../texts/i18n.ts";
import type { Contest } from "./contest.ts";
import { prizeRuns } from "./prize-runs.ts";
import { useContestTexts } from "./use-contest-texts.ts";

type ContestProps = { readonly contest: Contest };

/** What it asks, and what has happened to it by whom. */
export function ContestFacts({ contest }: ContestProps) {
  const texts = useContestTexts();
  const { field, choice } = useWords();
  const { number } = useFormats();
  const { repeats, contest_id: id, series_id: seriesId } = contest;
  const made = id === seriesId ? null : texts.of_the_series;
  const steps = [
    [texts.made, contest.created_at, contest.created_by, made],
    [texts.published, contest.published_at, contest.published_by, made],
    [texts.standings_made, contest.ranked_at, null, null],
    [field("closed_at"), contest.closed_at, null, null],
    [choice("cancelled"), contest.cancelled_at, contest.cancelled_by, null],
  ] as const;
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          [field("question_count"), number(contest.question_count)],
          [field("seconds_per_question"), number(contest.seconds_per_question)],
          ...usePaperFacts(contest),
          [field("repeats"), repeats === null ? "–" : choice(repeats)],
          ...steps.flatMap(([label, at, by, otherwise]) =>
            at === null ? [] : [[label, <Step key={label} {...{ at, by, otherwise }} />] as const],
          ),
        ]}
      />
    </Panel>
  );
}

/** How its questions are chosen. */
function usePaperFacts({ paper }: Contest) {
  const texts = useContestTexts();
  const { field } = useWords();
  const { number } = useFormats();
  if ("items" in paper) return [[texts.questions_from, texts.named]] as const;
  const { subjects, min_difficulty: from, max_difficulty: to, generated } = paper;
  return [
    [texts.questions_from, subjects.length === 0 ? texts.all_subjects : subjects.join(", ")],
    [texts.difficulty, <bdi key="difficulty">{from === to ? from : `${from} – ${to}`}</bdi>],
    ...(generated > 0 ? [[field("generated"), number(generated)] as const] : []),
  ] as const;
}

type StepProps = { readonly at: string; readonly by: string | null; readonly otherwise: string | null };

/** When it was done, and by whom where that is known: the host has no name. */
function Step({ at, by, otherwise }: StepProps) {
  const { instant } = useFormats();
  return (
    <>
      {instant(at)}
      {by !== null && (
        <>
          {" · "}
          <OperatorName id={by} />
        </>
      )}
      {by === null && otherwise !== null && ` · ${otherwise}`}
    </>
  );
}

/** What the places win. */
export function ContestPrizes({ prizes }: { readonly prizes: Contest["prizes"] }) {
  const texts = useContestTexts();
  const { number } = useFormats();
  if (prizes.length === 0)
    return (
      <Panel title={texts.prizes}>
        <Typography color="textSecondary">{texts.no_prizes}</Typography>
      </Panel>
    );
  return (
    <Panel title={texts.prizes}>
      <Typography variant="body2" color="textSecondary">
        {texts.prizes_lead}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.place}</TableCell>
            <TableCell align="right">{texts.coins}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {prizeRuns(prizes).map(({ from, to, coins }) => (
            <TableRow key={from}>
              <TableCell>
                <bdi>{from === to ? from : `${from} – ${to}`}</bdi>
              </TableCell>
              <TableCell align="right">{number(coins)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

/** What came in, what goes out, and what that is for the house: prizes are paid out of fees, it adds what they lack and gets the rest. */
export function ContestCoins({ contest }: ContestProps) {
  const texts = useContestTexts();
  const { number } = useFormats();
  const { fee_coins: fees, won_coins: won, house_coins: house, finishers, settled, participants } = contest;
  const promised = contest.prizes.reduce((sum, coins) => sum + coins, 0);
  const isCancelled = contest.state === "cancelled";
  const missing = Math.max(0, (won ?? promised) - fees);
  const facts: (readonly [string, string])[] = [
    [isCancelled ? texts.fees_back : texts.fees, number(fees)],
    [texts.promised, number(promised)],
  ];
  if (won !== null) facts.push([texts.won, number(won)]);
  if (!isCancelled)
    facts.push(
      house === null
        ? [texts.house_at_most, number(missing)]
        : [house < 0 ? texts.house_gets : texts.house_adds, number(Math.abs(house))],
    );
  if (finishers !== null) facts.push([texts.finishers, `${number(finishers)} / ${number(participants)}`]);
  if (won !== null || isCancelled)
    facts.push([texts.settled, `${number(settled)} / ${number(participants)}`]);
  return (
    <Panel title={texts.coins}>
      <Facts facts={facts} />
    </Panel>
  );
}
