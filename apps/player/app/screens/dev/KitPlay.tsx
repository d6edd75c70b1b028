import { useState } from "react";
import { Play } from "../../play/Play.tsx";
import { ServerCallsProvider } from "../../state/api.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { KIT_QUESTIONS } from "./kit-cards.ts";
import { kitAttempt, kitCalls } from "./kit-server.ts";

type KitPlayProps = {
  readonly answerMode: "one_by_one" | "free";
  readonly hasPassage: boolean;
  /** The kind to begin with. */
  readonly first: string | null;
};

/** A whole run over the questions of the kit, played against the kit itself. */
export function KitPlay({ answerMode, hasPassage, first }: KitPlayProps) {
  const [run] = useState(() => {
    const names = Object.keys(KIT_QUESTIONS);
    const order = first === null ? names : [first, ...names.filter((name) => name !== first)];
    const questions = order.flatMap((name) => KIT_QUESTIONS[name] ?? []);
    const given = { questions, answerMode, hasPassage };
    return { attempt: kitAttempt(given), calls: kitCalls(given) };
  });
  return (
    <ServerCallsProvider calls={run.calls}>
      <QueryProvider>
        <Play attempt={run.attempt} leaveTo="/">
          <p className="py-10 text-center text-xl font-semibold">Done.</p>
        </Play>
      </QueryProvider>
    </ServerCallsProvider>
  );
}
