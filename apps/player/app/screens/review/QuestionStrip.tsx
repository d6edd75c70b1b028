import { Card } from "@crosscheck/ui/Card";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { VerdictMark } from "./VerdictMark.tsx";
import { verdictOf, type Reviewed } from "./verdict.ts";

const BOX = {
  right: "border-correct bg-correct-soft",
  wrong: "border-wrong bg-wrong-soft",
  blank: "border-edge bg-card",
  late: "border-wrong border-dashed bg-card",
  withheld: "border-edge border-dashed bg-card",
} as const;

type QuestionStripProps = {
  readonly questions: readonly Reviewed[];
  readonly onJump: (questionId: string) => void;
};

/** All questions at a glance; each number leads to its question. */
export function QuestionStrip({ questions, onJump }: QuestionStripProps) {
  const text = useText();
  const { number } = useFormats();
  return (
    <Card>
      <h2 className="mb-3 text-base">{text("review.questions")}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {questions.map((question) => {
          const verdict = verdictOf(question);
          const { card } = question;
          return (
            <li key={card.question_id}>
              <button
                type="button"
                onClick={() => onJump(card.question_id)}
                aria-label={text("review.jump", {
                  number: card.number,
                  verdict: text(`review.verdict.${verdict}`),
                })}
                className={`flex min-h-11 w-full flex-col items-center justify-center rounded-[12px] border-2 text-sm font-semibold tabular-nums hover:border-primary ${BOX[verdict]}`}
              >
                {number(card.number)}
                <VerdictMark verdict={verdict} className="size-3.5" />
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
