import type { Attempt, Card, CardState } from "../attempt-state.ts";

/** What every question kind is given to draw itself with. */
export type QuestionViewProps = {
  readonly card: Card;
  readonly cardState: CardState;
  /** Answer on its way to the server, else null. */
  readonly sentAnswer: string | null;
  readonly poll: Attempt["polls"][number]["poll"] | null;
  /** Whether an answer can be given now. */
  readonly isOpen: boolean;
  readonly onAnswer: (answer: string) => void;
};
