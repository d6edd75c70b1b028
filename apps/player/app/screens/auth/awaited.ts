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

/** Reads a history entry's state; null when it awaits nothing. */
export function awaitedIn(state: unknown): AwaitedMessage | null {
  if (typeof state !== "object" || state === null) return null;
  if ("email" in state && typeof state.email === "string") return { kind: "mail", email: state.email };
  if (!("phone" in state && "requestId" in state && "againAtMs" in state)) return null;
  const { phone, requestId, againAtMs } = state;
  if (typeof phone !== "string" || typeof requestId !== "string" || typeof againAtMs !== "number")
    return null;
  return { kind: "phone", wait: { phone, requestId, againAtMs } };
}
