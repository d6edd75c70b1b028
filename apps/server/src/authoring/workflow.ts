import type { Draft, Question, Writing } from "./draft-queries.ts";

export type Step =
  | "confirm"
  | "take_back"
  | "approve"
  | "send_back"
  | "publish"
  | "discard"
  | "take_out_of_trash"
  | "retire"
  | "restore";
export type Why =
  | "not_there"
  | "changed"
  | "own_work"
  | "no_operator"
  | "other_state"
  | "faulty"
  | "place_retired";

/** What is written of a question: a draft that nobody has thrown away, else what is played; null: only the trash has it. */
export function writtenOf({ draft, played }: Pick<Question, "draft" | "played">): Writing | null {
  return draft !== null && draft.trashedAt === null ? draft : played;
}

type Moving = {
  readonly step: Step;
  /** null: the host with a shell. */
  readonly operatorId: string | null;
  /** What whoever moves it has read. */
  readonly read: { readonly version: number; readonly liveVersion: number };
};

/**
 * Why a question does not take this step; null: it may. What makes a step impossible by its text, its place or its faults
 * is not looked at here.
 */
export function whyNot(question: Question | undefined, { step, operatorId, read }: Moving): Why | null {
  if (question === undefined) return "not_there";
  const { draft, played } = question;
  if ((draft?.version ?? 0) !== read.version || (played?.version ?? 0) !== read.liveVersion) return "changed";
  if (step === "retire" || step === "restore") {
    const fits = played !== null && (played.retiredAt === null) === (step === "retire");
    return fits ? null : "other_state";
  }
  if (step === "confirm" || step === "take_back") return whyNotConfirmed(played, step, operatorId);
  return draft === null ? "other_state" : whyDraftNot(draft, step, operatorId);
}

/**
 * What is written here was approved by a second person before it went live: nobody takes that back. A confirmation is
 * somebody's word: the host has no name to put under it.
 */
function whyNotConfirmed(
  played: Question["played"],
  step: "confirm" | "take_back",
  operatorId: string | null,
): Why | null {
  if (step === "confirm" && operatorId === null) return "no_operator";
  if (played === null || played.retiredAt !== null) return "other_state";
  const fits = step === "confirm" ? !played.isConfirmed : played.isConfirmed && played.origin === "pack";
  return fits ? null : "other_state";
}

function whyDraftNot(draft: Draft, step: Step, operatorId: string | null): Why | null {
  if ((draft.trashedAt !== null) !== (step === "take_out_of_trash")) return "other_state";
  if (step === "publish") return draft.state === "reviewed" ? null : "other_state";
  if (step !== "approve") return null;
  if (draft.state !== "draft") return "other_state";
  // Four eyes: whoever has written a word of it does not say that it is right.
  return operatorId === null || draft.writers.includes(operatorId) ? "own_work" : null;
}
