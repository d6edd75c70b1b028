/** An answer being put together: how its kind writes it down, and the answer text it makes, "" while not complete. */
export type Draft = { readonly text: string; readonly answer: string };

/** What this device remembers of a run between two page loads. */
export type Memory = {
  readonly shownId: string | null;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** One by one: the answer that was on its way, or null. */
  readonly sent: { readonly questionId: string; readonly answer: string } | null;
  /** Free attempts: answers that the server has not confirmed, by question. */
  readonly answers: Readonly<Record<string, { readonly answer: string; readonly sequence: number }>>;
  /** Free attempts: whether the paper was handed in and waits for its last answers. */
  readonly isHandedIn: boolean;
};

const keyOf = (attemptId: string) => `run:${attemptId}`;

/** Keeps a run's place for as long as the tab lives; a storage that refuses only means that nothing is remembered. */
export function remember(attemptId: string, memory: Memory): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), JSON.stringify(memory));
  } catch {
    // Full or forbidden: a reload starts from what the server knows.
  }
}

/** Forgets a run that is over. */
export function forget(attemptId: string): void {
  try {
    sessionStorage.removeItem(keyOf(attemptId));
  } catch {
    // Forbidden: there was nothing to forget.
  }
}

/** What is remembered of a run, or null. */
export function recall(attemptId: string): Memory | null {
  try {
    return readMemory(sessionStorage.getItem(keyOf(attemptId)));
  } catch {
    return null;
  }
}

/** Reads what was written down; anything of another shape counts as nothing. Throws when it is no JSON. */
export function readMemory(text: string | null): Memory | null {
  const value: unknown = JSON.parse(text ?? "null");
  if (!isRecord(value)) return null;
  const { shownId, drafts, sent, answers, isHandedIn } = value;
  return {
    shownId: typeof shownId === "string" ? shownId : null,
    drafts: entriesOf(drafts, isDraft),
    sent: isSent(sent) ? sent : null,
    answers: entriesOf(answers, isAnswer),
    isHandedIn: isHandedIn === true,
  };
}

function entriesOf<Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): Record<string, Entry> {
  const entries: Record<string, Entry> = {};
  if (!isRecord(value)) return entries;
  for (const [key, entry] of Object.entries(value)) if (isEntry(entry)) entries[key] = entry;
  return entries;
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value["text"] === "string" && typeof value["answer"] === "string";
}

function isSent(value: unknown): value is NonNullable<Memory["sent"]> {
  return isRecord(value) && typeof value["questionId"] === "string" && typeof value["answer"] === "string";
}

function isAnswer(value: unknown): value is Memory["answers"][string] {
  return isRecord(value) && typeof value["answer"] === "string" && Number.isInteger(value["sequence"]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
