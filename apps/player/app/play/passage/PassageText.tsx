import { Sheet } from "@crosscheck/ui/Sheet";
import { Clock } from "lucide-react";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { clockText } from "../../i18n/clock.ts";
import { directionOf } from "../content/direction-of.ts";
import { PassageBody } from "./PassageBody.tsx";
import type { Attempt } from "../attempt/run-state.ts";

type Passage = NonNullable<Attempt["passage"]>;
type PassageProps = {
  readonly passage: Passage;
  /** How long it was read before the first question; null when nobody measured. */
  readonly readingSeconds: number | null;
};

/** The passage as a column that stays in sight while the questions go by. */
export function PassageCard({ passage, readingSeconds }: PassageProps) {
  return (
    <article className="flex max-h-[calc(100dvh-2rem)] flex-col rounded-card border border-line bg-card shadow-card">
      <header className="border-b border-line px-5 py-3">
        <h2 className="text-lg" lang={passage.language} dir={directionOf(passage.language)}>
          {passage.title}
        </h2>
        <ReadingTime seconds={readingSeconds} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div tabIndex={0} role="group" aria-label={passage.title} className="min-h-0 overflow-y-auto px-5 py-4">
        <PassageBody passage={passage} />
      </div>
    </article>
  );
}

/** The passage over the question, for screens without room for both. */
export function PassageSheet({
  passage,
  readingSeconds,
  onClose,
}: PassageProps & { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Sheet
      open
      size="full"
      title={passage.title}
      closeLabel={text("play-kinds.passage.close")}
      onClose={onClose}
    >
      <ReadingTime seconds={readingSeconds} />
      <div className="mt-2">
        <PassageBody passage={passage} />
      </div>
    </Sheet>
  );
}

function ReadingTime({ seconds }: { readonly seconds: number | null }) {
  const text = useText();
  const { locale } = useLanguage();
  if (seconds === null) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Clock aria-hidden="true" className="size-4" />
      {text("play-kinds.passage.read_for")}{" "}
      <bdi dir="ltr" className="font-semibold tabular-nums">
        {clockText(seconds, locale)}
      </bdi>
    </p>
  );
}
