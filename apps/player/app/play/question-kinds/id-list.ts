/** The option ids written in an answer or draft: the JSON text of a list; empty when it is none. */
export function readIds(text: string | null): readonly string[] {
  if (text === null || text === "") return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

/** A list of option ids in the form `submit_answer` takes it. */
export function writeIds(ids: readonly string[]): string {
  return JSON.stringify(ids);
}

/** One id per slot, "" where none is chosen yet; ids that are not offered do not count. */
export function readSlots(
  text: string | null,
  slotCount: number,
  offered: readonly string[],
): readonly string[] {
  const ids = readIds(text);
  return Array.from({ length: slotCount }, (_, place) => {
    const id = ids[place] ?? "";
    return offered.includes(id) ? id : "";
  });
}

/** A draft of slots; an answer only when every slot is filled. */
export function draftOfSlots(slots: readonly string[]): { readonly text: string; readonly answer: string } {
  const text = writeIds(slots);
  return { text, answer: slots.includes("") ? "" : text };
}
