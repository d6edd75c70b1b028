import type { Draft } from "../attempt/attempt-memory.ts";
import type { Attempt, Card, CardState } from "../attempt/run-state.ts";

/** What every question kind is given to draw itself with. */
export type QuestionViewProps = {
  readonly card: Card;
  readonly cardState: CardState;
  /** Answer on its way to the server, else null. */
  readonly sentAnswer: string | null;
  /** What the view has last told of an answer being put together, as it wrote it down; null for a fresh start. */
  readonly draft: string | null;
  readonly poll: Attempt["polls"][number]["poll"] | null;
  /** Whether an answer can be given now. */
  readonly isOpen: boolean;
  /** Answers may change until the end: each change counts at once, and there is nothing to check. */
  readonly isFree: boolean;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: string) => void;
};
