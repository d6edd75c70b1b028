import { raceOf } from "@crosscheck/rules/battles/race";
import { useText, type Text } from "../i18n/texts.tsx";
import { OPTION_LETTERS } from "../play/keys/option-letters.ts";
import { TimeAnnouncer } from "../play/TimeAnnouncer.tsx";
import { useCountdown } from "../hooks/use-countdown.ts";
import type { BattlePart } from "./battle-part.ts";
import { useLinkText } from "./LinkNote.tsx";
import { nameOf, type RevealedQuestion, type RevealedSeat } from "./seats.ts";
import type { Stage } from "./stage.ts";

type MatchNewsProps = BattlePart & {
  readonly stage: Extract<Stage, { readonly is: "asking" | "revealed" }>;
};

/** What happens in a match, said to screen readers: who has answered, the last seconds, and every reveal. */
export function MatchNews({ state, card, stage, offsetMs }: MatchNewsProps) {
  const text = useText();
  const link = useLinkText({ state, card, offsetMs });
  const left = useCountdown(stage.is === "asking" ? stage.closesAt : null, offsetMs);
  const news = stage.is === "asking" ? whoAnswered(text, card) : whatWasTold(text, card, stage.number);
  return (
    <>
      <output className="sr-only">{news}</output>
      <output className="sr-only">{link?.said ?? ""}</output>
      <TimeAnnouncer secondsLeft={left} />
    </>
  );
}

function whoAnswered(text: Text, { seats, own_seat: own }: BattlePart["card"]): string {
  return seats
    .filter(({ seat, has_answered: has }) => seat !== own && has)
    .map((seat) => text("battle.play.seat_answered", { name: nameOf(text, seat) }))
    .join(" ");
}

function whatWasTold(text: Text, card: BattlePart["card"], number: number): string {
  const told = card.reveals.find((row) => row.number === number);
  if (told === undefined) return "";
  const letter = letterOf(card, number, told.correct_answer);
  const right = letter === null ? "" : `${text("battle.play.right_answer", { letter })}.`;
  const own = told.seats.find(({ seat }) => seat === card.own_seat);
  const verdict = own === undefined ? "" : sentenceOf(text, own);
  const race = own === undefined ? "" : `${raceText(text, card, told)}.`;
  const points = card.seats.map((seat) =>
    text("battle.play.of_seat", {
      name: seat.seat === card.own_seat ? text("battle.you") : nameOf(text, seat),
      points: seat.points,
    }),
  );
  return [verdict, right, race, told.rule?.text ?? "", `${points.join(", ")}.`]
    .filter((part) => part !== "")
    .join(" ");
}

/** Who was right, and who was faster, as the own seat sees it. */
export function raceText(
  text: Text,
  { seats, own_seat: own }: BattlePart["card"],
  told: RevealedQuestion,
): string {
  const race = raceOf(
    told.seats.map((row) => ({
      seat: row.seat,
      isRight: row.verdict === "correct",
      elapsedMs: row.elapsed_ms,
    })),
    own ?? 0,
  );
  if (!("by" in race)) return text(`battle.race.${race.is}`);
  const by = seats.find(({ seat }) => seat === race.by);
  const name = by === undefined ? text("battle.deleted") : nameOf(text, by);
  return text(`battle.race.${race.is}`, { name });
}

function sentenceOf(text: Text, { verdict, points }: RevealedSeat): string {
  return text("battle.play.told", { verdict: text(verdictId(verdict)), points });
}

/** The word of a verdict. */
export function verdictId(verdict: RevealedSeat["verdict"]) {
  const word = verdict === "correct" ? "right" : verdict;
  return `battle.verdict.${word}` as const;
}

/** The letter of an answer where options have one; null elsewhere. */
export function letterOf(card: BattlePart["card"], number: number, answer: string | null): string | null {
  const question = card.questions.find((row) => row.number === number);
  const place = question?.options.findIndex(({ option_id: id }) => id === answer) ?? -1;
  return OPTION_LETTERS[place] ?? null;
}
