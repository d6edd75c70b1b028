/** What is noted on a question of a paper: a text and the options struck out, "" and none where there is nothing. */
export type PaperNote = {
  readonly note: string;
  /** Option ids. */
  readonly struck: readonly string[];
  readonly sequence: number;
};

type Notes = Readonly<Record<string, PaperNote>>;

const keyOf = (attemptId: string) => `paper-notes:${attemptId}`;

/** Keeps notes that the server has not got, by question, for as long as the tab lives. */
export function rememberNotes(attemptId: string, notes: Notes): void {
  try {
    if (Object.keys(notes).length === 0) sessionStorage.removeItem(keyOf(attemptId));
    else sessionStorage.setItem(keyOf(attemptId), JSON.stringify(notes));
  } catch {
    // Full or forbidden: a reload starts from what the server knows.
  }
}

/** Notes that an earlier visit of this tab could not send. */
export function recallNotes(attemptId: string): Notes {
  try {
    return readNotes(sessionStorage.getItem(keyOf(attemptId)));
  } catch {
    return {};
  }
}

/** Reads what was written down; anything of another shape counts as nothing. Throws when it is no JSON. */
export function readNotes(text: string | null): Notes {
  const value: unknown = JSON.parse(text ?? "null");
  if (typeof value !== "object" || value === null) return {};
  const notes: Record<string, PaperNote> = {};
  for (const [questionId, note] of Object.entries(value)) if (isNote(note)) notes[questionId] = note;
  return notes;
}

function isNote(value: unknown): value is PaperNote {
  if (typeof value !== "object" || value === null) return false;
  const { note, struck, sequence } = value as Readonly<Record<string, unknown>>; // each is looked at
  return (
    typeof note === "string" &&
    Array.isArray(struck) &&
    struck.every((id) => typeof id === "string") &&
    Number.isInteger(sequence)
  );
}
