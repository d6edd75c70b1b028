import type { MsgId } from "../i18n/message-ids.ts";

/** A note being written: what the field shows, what the server has, and what is on its way there. */
export type NoteState = {
  readonly text: string;
  readonly stored: string;
  readonly sending: string | null;
  readonly failure: MsgId | null;
  /** Whether anything was stored since the editor opened; before that there is nothing to tell. */
  readonly hasSaved: boolean;
};

export type NoteEvent =
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "sent" }
  | { readonly type: "stored"; readonly text: string }
  | { readonly type: "failed"; readonly failure: MsgId };

export type NoteStatus = "untouched" | "unsaved" | "saving" | "saved" | "removed" | "failed";

export function startNote(stored: string): NoteState {
  return { text: stored, stored, sending: null, failure: null, hasSaved: false };
}

/** Folds one event into the state; a text typed while another one travels is sent after it. */
export function followNote(state: NoteState, event: NoteEvent): NoteState {
  switch (event.type) {
    case "typed":
      return { ...state, text: event.text, failure: null };
    case "sent":
      return { ...state, sending: state.text, failure: null };
    case "stored":
      return { ...state, stored: event.text, sending: null, hasSaved: true };
    case "failed":
      return { ...state, sending: null, failure: event.failure };
  }
}

/** The text that still has to reach the server; null when there is nothing to send now. */
export function textToSend({ text, stored, sending }: NoteState): string | null {
  return sending === null && text !== stored ? text : null;
}

/** The text that would be lost with the editor; null when all of it is stored or on its way. */
export function textToKeep({ text, stored, sending }: NoteState): string | null {
  return text === (sending ?? stored) ? null : text;
}

export function statusOf({ text, stored, sending, failure, hasSaved }: NoteState): NoteStatus {
  if (failure !== null) return "failed";
  if (sending !== null) return "saving";
  if (text !== stored) return "unsaved";
  if (!hasSaved) return "untouched";
  return stored.trim() === "" ? "removed" : "saved";
}
