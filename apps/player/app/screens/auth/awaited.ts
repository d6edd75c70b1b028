import type { PhoneCodeRequest } from "@crosscheck/client/identity";

/** Shortest pause between two codes to one number. */
export const RESEND_PAUSE_MS = 30_000;

export type PhoneWait = {
  readonly phone: string;
  readonly requestId: string;
  /** Device time (ms since epoch) from which a new code may be asked for. */
  readonly againAtMs: number;
};

/** What the verify screen waits for; kept in the history entry, so that a reload keeps it. */
export type AwaitedMessage =
  | { readonly kind: "phone"; readonly wait: PhoneWait }
  | { readonly kind: "mail"; readonly email: string };

/** The history state of a code on its way. */
export function toPhoneWait(phone: string, { requestId }: PhoneCodeRequest): PhoneWait {
  return { phone, requestId, againAtMs: Date.now() + RESEND_PAUSE_MS };
}

/** The address in a history entry's state, if there is one. */
export function addressIn(state: unknown): string | null {
  const isThere = typeof state === "object" && state !== null && "email" in state;
  return isThere && typeof state.email === "string" ? state.email : null;
}

/** Reads a history entry's state; null when it awaits nothing. */
export function awaitedIn(state: unknown): AwaitedMessage | null {
  const email = addressIn(state);
  if (email !== null) return { kind: "mail", email };
  if (typeof state !== "object" || state === null) return null;
  if (!("phone" in state && "requestId" in state && "againAtMs" in state)) return null;
  const { phone, requestId, againAtMs } = state;
  if (typeof phone !== "string" || typeof requestId !== "string" || typeof againAtMs !== "number")
    return null;
  return { kind: "phone", wait: { phone, requestId, againAtMs } };
}
