import { useState } from "react";
import type { Draft } from "../../play/attempt/attempt-memory.ts";
import { PassageBody } from "../../play/passage/PassageBody.tsx";
import { QuestionView } from "../../play/QuestionView.tsx";
import { KIT_ARABIC, KIT_PASSAGE, KIT_QUESTIONS, type KitQuestion } from "./kit-cards.ts";
import { kitAttempt } from "./kit-server.ts";

type Told = "open" | "right" | "wrong" | "blank";
const TOLD: readonly Told[] = ["open", "right", "wrong", "blank"];
const HINT = { place: 6, letter: "F" };

/** Every question kind: open to play with, and told after a right, a wrong and no answer. */
export function KitKinds({ only }: { readonly only: string | null }) {
  const kinds = Object.entries({ ...KIT_QUESTIONS, ...prefixed(KIT_ARABIC) });
  return (
    <section className="grid gap-8">
      {kinds
        .filter(([name]) => only === null || only === name)
        .map(([name, question]) => (
          <section key={name}>
            <h2 className="mb-3 text-xl">{name}</h2>
            <div className="grid gap-6 sm:grid-cols-2">
              {TOLD.map((told) => (
                <KindBox key={told} question={question} told={told} />
              ))}
            </div>
          </section>
        ))}
      {only === null ? <PassageBody passage={KIT_PASSAGE} /> : null}
    </section>
  );
}

function prefixed(questions: Readonly<Record<string, KitQuestion>>) {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [`arabic_${name}`, question]),
  );
}

function KindBox({ question, told }: { readonly question: KitQuestion; readonly told: Told }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const { card, reveal, wrong } = question;
  const state = kitAttempt({ questions: [question], answerMode: "one_by_one" }).states[0];
  if (state === undefined) return null;
  const given = { open: answer, right: reveal.correct_answer, wrong, blank: "" }[told];
  const isTold = given !== null;
  return (
    <div className="min-w-0 rounded-card border border-line p-4" data-kit={told}>
      <p className="mb-2 font-mono text-xs text-muted">{told}</p>
      <QuestionView
        card={card}
        cardState={{
          ...state,
          answer: given,
          hint: card.kind === "word_tiles" && card.language === "en" ? HINT : null,
          reveal: isTold ? { ...reveal, correct: given === reveal.correct_answer } : null,
        }}
        sentAnswer={null}
        draft={draft?.text ?? null}
        poll={null}
        isOpen={!isTold}
        isFree={false}
        onDraft={setDraft}
        onAnswer={setAnswer}
      />
    </div>
  );
}
