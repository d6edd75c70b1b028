import { Button } from "@crosscheck/ui/Button";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { Image } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Card, CardState } from "../attempt/run-state.ts";
import { judgeOptions, SettledOptions } from "../settled/SettledOptions.tsx";

const FigureDialog = lazyPart(async () => ({
  default: (await import("../media/FigureDialog.tsx")).FigureDialog,
}));

type ToldOptionsProps = {
  readonly card: Card;
  readonly reveal: NonNullable<CardState["reveal"]>;
  /** The player's own answer; null for none. */
  readonly answer: string | null;
};

/** Kinds whose options are told here; others tell theirs in their own shape, where they were answered. */
const CHOSEN: ReadonlySet<QuestionKind> = new Set(["single", "true_false", "multi_select"]);

/** The own and the right option with their reasons; the others, and the figure once more, when they are asked for. */
export function ToldOptions({ card, reveal, answer }: ToldOptionsProps) {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const [isOpen, setIsOpen] = useState(false);
  const [isFigureOpen, setIsFigureOpen] = useState(false);
  const figures = card.media.filter(({ type }) => type === "image");
  const options = { card, reveal, answer };
  const isTold = CHOSEN.has(card.kind) && reveal.options.length > 0;
  const hasOthers = isTold && judgeOptions(options).some(({ verdict }) => verdict === "none");
  if (!isTold && figures.length === 0) return null;
  return (
    <div className="mt-3 grid gap-2.5">
      {isTold ? <SettledOptions {...options} parts="told" /> : null}
      {isOpen ? <SettledOptions {...options} parts="others" /> : null}
      <div lang={code} dir={direction} className="flex flex-wrap gap-2 empty:hidden">
        {hasOthers ? (
          <Button
            variant="quiet"
            size="small"
            className="grow sm:grow-0"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text(isOpen ? "play.others.hide" : "play.others.show")}
          </Button>
        ) : null}
        {figures.length === 0 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="grow sm:grow-0"
            aria-haspopup="dialog"
            onClick={() => setIsFigureOpen(true)}
          >
            <Image aria-hidden="true" className="size-4.5" />
            {text("play-kinds.figure.title")}
          </Button>
        )}
      </div>
      {isFigureOpen ? (
        <Suspense fallback={null}>
          <FigureDialog figures={figures} start={0} onClose={() => setIsFigureOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
