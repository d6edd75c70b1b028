import { describe, expect, it } from "vitest";
import { followNote, startNote, statusOf, textToKeep, textToSend, type NoteEvent } from "./note-state.ts";

const after = (...events: readonly NoteEvent[]) => events.reduce(followNote, startNote("old"));

describe("a note being written", () => {
  it("has nothing to send and nothing to tell before the first letter", () => {
    expect(textToSend(after())).toBeNull();
    expect(statusOf(after())).toBe("untouched");
  });

  it("waits to be saved once something is typed", () => {
    const state = after({ type: "typed", text: "new" });
    expect(textToSend(state)).toBe("new");
    expect(statusOf(state)).toBe("unsaved");
  });

  it("sends one text at a time", () => {
    const state = after({ type: "typed", text: "new" }, { type: "sent" }, { type: "typed", text: "newer" });
    expect(textToSend(state)).toBeNull();
    expect(statusOf(state)).toBe("saving");
  });

  it("loses nothing when the editor closes while another text travels", () => {
    const travelling = after({ type: "typed", text: "new" }, { type: "sent" });
    expect(textToKeep(travelling)).toBeNull();
    expect(textToKeep(followNote(travelling, { type: "typed", text: "newer" }))).toBe("newer");
  });

  it("sends what was typed while another text travelled", () => {
    const state = after(
      { type: "typed", text: "new" },
      { type: "sent" },
      { type: "typed", text: "newer" },
      { type: "stored", text: "new" },
    );
    expect(textToSend(state)).toBe("newer");
    expect(statusOf(state)).toBe("unsaved");
  });

  it("says saved, or removed for an emptied note", () => {
    const stored = (text: string) =>
      statusOf(after({ type: "typed", text }, { type: "sent" }, { type: "stored", text }));
    expect(stored("new")).toBe("saved");
    expect(stored("")).toBe("removed");
  });

  it("keeps a text that failed, says so, and forgets the failure with the next letter", () => {
    const failed = after(
      { type: "typed", text: "new" },
      { type: "sent" },
      { type: "failed", failure: "refusals.network_away" },
    );
    expect(statusOf(failed)).toBe("failed");
    expect(textToSend(failed)).toBe("new");
    expect(statusOf(followNote(failed, { type: "typed", text: "new!" }))).toBe("unsaved");
  });

  it("sends nothing when the old text is typed again", () => {
    expect(textToSend(after({ type: "typed", text: "new" }, { type: "typed", text: "old" }))).toBeNull();
  });
});
