import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Card } from "@crosscheck/ui/Card";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Check } from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "../../../hooks/lazy-part.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import { ContentText } from "../../../play/content/ContentText.tsx";
import { directionOf } from "../../../play/content/direction-of.ts";
import { FormulaeScope } from "../../../play/content/FormulaeScope.tsx";
import { OPTION_LETTERS } from "../../../play/keys/option-letters.ts";
import { useSeatName } from "./use-seat-name.ts";

const QuestionMedia = lazyPart(async () => ({
  default: (await import("../../../play/media/QuestionMedia.tsx")).QuestionMedia,
}));

type Question = BattleCard["questions"][number];
type Reveal = BattleCard["reveals"][number];
type ReplayQuestionProps = {
  readonly card: BattleCard;
  /** Place of the question; -1 before the first. */
  readonly place: number;
};

/** The question of the moment; once it was told to the players, who chose what, and for how many points. */
export function ReplayQuestion({ card, place }: ReplayQuestionProps) {
  const text = useText();
  const question = card.questions[place];
  if (question === undefined) {
    return (
      <Card>
        <p className="text-muted">{text("battle-rooms.replay.begins")}</p>
      </Card>
    );
  }
  const reveal = card.reveals.find((one) => one.number === question.number);
  return (
    <Card>
      <FormulaeScope formulae={question.formulae}>
        <div lang={question.language} dir={directionOf(question.language)} className="flex flex-col gap-4">
          <h2 className="text-lg leading-snug text-pretty whitespace-pre-line">
            <ContentText text={question.stem} />
          </h2>
          {question.media.length === 0 ? null : (
            <Suspense fallback={<Skeleton className="h-36 w-full" />}>
              <QuestionMedia card={question} />
            </Suspense>
          )}
          <ol className="grid gap-2.5">
            {question.options.map((option, index) => (
              <li key={option.option_id}>
                <Option option={option} letter={OPTION_LETTERS[index] ?? ""} card={card} reveal={reveal} />
              </li>
            ))}
          </ol>
        </div>
      </FormulaeScope>
    </Card>
  );
}

type OptionProps = {
  readonly option: Question["options"][number];
  readonly letter: string;
  readonly card: BattleCard;
  /** Absent while the question was open. */
  readonly reveal: Reveal | undefined;
};

function Option({ option, letter, card, reveal }: OptionProps) {
  const text = useText();
  const isRight = reveal?.correct_answer === option.option_id;
  const choices = reveal?.seats.filter(({ answer }) => answer === option.option_id) ?? [];
  return (
    <div
      className={`flex items-start gap-3 rounded-key border-2 px-3 py-2.5 ${isRight ? "border-correct bg-correct-soft" : "border-line"}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-[10px] border-2 text-sm font-bold ${isRight ? "border-correct bg-correct text-on-correct" : "border-line text-muted"}`}
      >
        {isRight ? <Check className="size-5" strokeWidth={3} /> : letter}
      </span>
      <span className="min-w-0 grow self-center">
        {isRight ? <span className="sr-only">{text("battle-rooms.replay.right")} </span> : null}
        <ContentText text={option.text} />
        {choices.length === 0 ? null : (
          <span className="mt-1 flex flex-wrap gap-2">
            {choices.map(({ seat, points }) => (
              <Choice key={seat} card={card} seat={seat} points={points} />
            ))}
          </span>
        )}
      </span>
    </div>
  );
}

type ChoiceProps = { readonly card: BattleCard; readonly seat: number; readonly points: number };

function Choice({ card, seat, points }: ChoiceProps) {
  const { signed } = useFormats();
  const nameOf = useSeatName();
  const player = card.seats.find((one) => one.seat === seat);
  if (player === undefined) return null;
  return (
    <span className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold">
      <bdi>{nameOf(player)}</bdi> <bdi className="tabular-nums">{signed(points)}</bdi>
    </span>
  );
}
