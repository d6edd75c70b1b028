import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BootData } from "@crosscheck/contract";
import { loadPersistently } from "../../../hooks/lazy-part.ts";
import { waitForNetwork } from "../../../hooks/wait-for-network.ts";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useBoot } from "../../../boot/root-data.ts";
import { PlainText } from "../../../i18n/PlainText.tsx";

export type TrialQuestion = NonNullable<NonNullable<BootData["home"]>["question"]>;

/** As in a quiz; its own part of the app is not loaded for them. */
const LETTERS = "ABCDEF";

const loadRun = () => import("./TrialRun.tsx");
/** What happens after the first tap; home brings the question alone. */
const TrialRun = lazy(() =>
  loadPersistently(async () => ({ default: (await loadRun()).TrialRun }), waitForNetwork),
);

/**
 * One real question, rendered by the server. A tap before the page is alive sends the form, and the answer is read from
 * the address once it is.
 */
export function TrialCard({ question }: { readonly question: TrialQuestion }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSent = search.get("question") === question.question_id;
  const sent = question.options.find(({ option_id: id }) => isSent && id === search.get("answer"));
  const [picked, setPicked] = useState(sent?.option_id ?? null);
  const hasAnswer = search.has("answer");
  useEffect(() => {
    // The answer is given once: not again by a reload.
    if (hasAnswer) void navigate("/", { replace: true, preventScrollReset: true });
  }, [hasAnswer, navigate]);

  const shown = <Asked question={question} picked={picked} onPick={setPicked} />;
  return (
    <section aria-labelledby="home-trial" className="flex flex-col">
      {picked === null ? (
        shown
      ) : (
        <Suspense fallback={shown}>
          <TrialRun first={question} picked={picked} />
        </Suspense>
      )}
    </section>
  );
}

/** The card around a question of the trial, named by its stem. */
export function TrialFrame({
  question,
  children,
}: {
  readonly question: TrialQuestion;
  readonly children: ReactNode;
}) {
  const { languages } = useBoot();
  return (
    <div
      lang={question.language}
      dir={languages.find(({ code }) => code === question.language)?.is_rtl === true ? "rtl" : "ltr"}
      // As high as most are: options stay where they are while the font, and with it the last line of the stem, is on its way.
      className="flex min-h-112 grow flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <div>
        <p className="text-xs font-semibold text-muted">
          <Bdi>{question.subject}</Bdi>
        </p>
        <h2
          id="home-trial"
          tabIndex={-1}
          className="text-lg leading-snug font-semibold text-pretty outline-none sm:text-xl"
        >
          <PlainText text={question.stem} />
        </h2>
      </div>
      {children}
    </div>
  );
}

type AskedProps = {
  readonly question: TrialQuestion;
  /** The answer that is on its way. */
  readonly picked: string | null;
  readonly onPick: (optionId: string) => void;
};

/** A question that waits for its answer; its options send the form where no script is alive. */
export function Asked({ question, picked, onPick }: AskedProps) {
  return (
    <TrialFrame question={question}>
      <form method="get" action="/" className="mt-auto grid gap-2.5" onPointerEnter={() => void loadRun()}>
        <input type="hidden" name="question" value={question.question_id} />
        {question.options.map(({ option_id: id, text }, place) => (
          <button
            key={id}
            name="answer"
            value={id}
            aria-disabled={picked === null ? undefined : true}
            className={`cc-key flex min-h-14 w-full items-center gap-3 px-3 py-2.5 text-start ${id === picked ? "cc-key-primary bg-primary-soft" : "bg-card hover:bg-primary-soft"}`}
            onClick={(event) => {
              event.preventDefault();
              if (picked === null) onPick(id);
            }}
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-[10px] border-2 border-edge text-sm font-bold text-ink"
            >
              {LETTERS[place]}
            </span>
            <span className="min-w-0 grow">
              <PlainText text={text} />
            </span>
          </button>
        ))}
      </form>
    </TrialFrame>
  );
}
