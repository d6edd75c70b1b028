import type { AwayRule } from "../exams/away.ts";
import type { QuestionKind } from "../questions/kind.ts";
import type { SourceName, SourceOf } from "./sources.ts";

/** Helps a player may buy in a run, in the order they are offered; each is usable once per run. Spec §4. */
export const LIFELINE_KINDS = ["hint", "fifty_fifty", "audience_poll", "skip", "reset_timer"] as const;
export type LifelineKind = (typeof LIFELINE_KINDS)[number];

/**
 * Which clock runs. `per_question`: each question has its own deadline; after a reveal the next clock starts when the
 * player opens the next question, at the latest `readingPauseSeconds` after the answer; whatever happens, the run ends
 * after `lifetimeSeconds`. `whole_paper`: one countdown.
 */
export type Timing =
  | {
      readonly kind: "per_question";
      readonly secondsPerQuestion: number;
      readonly readingPauseSeconds: number;
      readonly lifetimeSeconds: number;
    }
  | { readonly kind: "whole_paper"; readonly totalSeconds: number };

/** Marks for one item of weight 1; `wrong` is zero or negative. */
export type Marking = {
  readonly right: number;
  readonly wrong: number;
  readonly blank: number;
  /** A run's marks never fall below 0 (contract §5). */
  readonly floorAtZero: boolean;
  /** An answer with some right parts earns their share of the marks, but is no right answer; absent: all or nothing. */
  readonly partial?: boolean;
  /** What the percentage is of: right answers over questions, or marks over the most there are. */
  readonly percentOf: "correct" | "marks";
};

/** When right answers may leave the server. */
export const REVEAL_TIMES = ["after_answer", "after_finish", "after_close", "never"] as const;
export type RevealTime = (typeof REVEAL_TIMES)[number];

/** `one_by_one`: in order, final. `free`: any order, answers may be changed until the end. */
export type AnswerMode = "one_by_one" | "free";

/** Coins by percentage: none for a lost run, all from `fullPercent`, in proportion between. Contract §5. */
export type Reward = {
  readonly maxCoins: number;
  readonly fullPercent: number;
  /** Most coins this mode pays a player per day (UTC). */
  readonly dailyCap: number;
};

/** One quiz mode. The generic attempt engine plays every entry of the registry; nothing else knows modes by name. */
export type ModeDefinition<From extends SourceName = SourceName> = {
  readonly id: string;
  readonly kinds: readonly QuestionKind[];
  readonly source: SourceOf<From>;
  /** Another form of this mode: its runs are shown and found as those of that one. */
  readonly variantOf?: string;
  /** Question count of a run, default and bounds for the admin. */
  readonly questions: { readonly count: number; readonly min: number; readonly max: number };
  readonly timing: Timing;
  readonly answerMode: AnswerMode;
  readonly reveal: RevealTime;
  readonly marking: Marking;
  /** From this percentage a run is won; the same percentage passes a level. */
  readonly winPercent: number;
  /** From these percentages the sections of a paper are passed, by name; those without one need none of their own. */
  readonly sectionPercents?: Readonly<Record<string, number>>;
  /** Those it offers, each with its price in coins. */
  readonly lifelines: Readonly<Partial<Record<LifelineKind, number>>>;
  /** null: practice, pays nothing. */
  readonly reward: Reward | null;
  /** Which win pays: every one, or the first per scope. */
  readonly paid: "every_win" | "first_win";
  /** Whether results count for score, statistics and boards. */
  readonly ranked: boolean;
  /** What a passed run moves on. */
  readonly progress: "levels" | "none";
  /** Free attempts: the first answer to a question stands. */
  readonly finalAnswers?: true;
  /** Free attempts: no question before the last answered one can be answered. */
  readonly forwardOnly?: true;
  /** Its page is watched, with what becomes of who leaves it; absent: nobody looks. */
  readonly away?: AwayRule;
  /** Only one device of the player has it at a time; absent: any that is signed in. */
  readonly oneDevice?: true;
  /** Transcripts of clips are shown with the question; absent: only after the answer. */
  readonly transcripts?: boolean;
};
