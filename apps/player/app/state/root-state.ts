import type { OutputOf } from "@crosscheck/contract";
import type { getUserById } from "@crosscheck/contract/actions/players";

export type OwnUser = OutputOf<typeof getUserById>;
export type Theme = "light" | "dark" | "system";
/** `system` follows the device's wish for reduced motion. */
type Motion = "system" | "reduced";
export type Session = { readonly token: string; readonly user: OwnUser };

/** What this device remembers between visits, under the key `root`. Server data belongs to the query cache instead. */
export type RootState = {
  readonly session: Session | null;
  /** Content language; null until one is chosen. */
  readonly language: { readonly id: number; readonly code: string } | null;
  /** null until one is chosen: the page keeps what the server rendered. */
  readonly theme: Theme | null;
  /** Tones and vibrations. */
  readonly sound: boolean;
  /** Whether this device was asked for sound; it is asked once. */
  readonly isSoundOffered: boolean;
  readonly motion: Motion;
  /** Whether keys of one letter or digit do anything. */
  readonly hasLetterKeys: boolean;
  /** Friend code typed while signing up by email; used by the first sign-in after the mail is verified. */
  readonly friendsCode: string | null;
  /** Where the visitor who is signing up by email wanted to go; used when the mailed link is opened in this browser. */
  readonly signUpReturn: string | null;
  /** What was answered without an account, as the server signed it; handed in by the next sign-in. */
  readonly trial: string | null;
  /** The player's last self challenge; its form reads it with care. */
  readonly challenge: unknown;
  /** Modes whose start card the player has seen here. */
  readonly knownModes: readonly string[];
  /** Whether a quiz of a known mode starts without its card. */
  readonly startsAtOnce: boolean;
  /** Whether an answer of a run at speed stays until the player goes on. */
  readonly waitsAfterAnswer: boolean;
  /** Whether somebody here would rather not say what they train for. */
  readonly skipsLicence: boolean;
};

export const INITIAL_STATE: RootState = {
  session: null,
  language: null,
  theme: null,
  sound: false,
  isSoundOffered: false,
  motion: "system",
  hasLetterKeys: true,
  friendsCode: null,
  signUpReturn: null,
  trial: null,
  challenge: null,
  knownModes: [],
  startsAtOnce: true,
  waitsAfterAnswer: false,
  skipsLicence: false,
};

/** Reads remembered state, which anyone with the device may have edited: each part counts only in its own shape. */
export function toRootState(stored: unknown): RootState {
  if (!isObject(stored)) return INITIAL_STATE;
  return {
    session: toSession(stored["session"]),
    language: toLanguage(stored["language"]),
    theme: toTheme(stored["theme"]),
    sound: stored["sound"] === true,
    isSoundOffered: stored["isSoundOffered"] === true,
    motion: stored["motion"] === "reduced" ? "reduced" : "system",
    hasLetterKeys: stored["hasLetterKeys"] !== false,
    friendsCode: toText(stored["friendsCode"]),
    signUpReturn: toText(stored["signUpReturn"]),
    trial: toText(stored["trial"]),
    challenge: stored["challenge"] ?? null,
    knownModes: toTexts(stored["knownModes"]),
    startsAtOnce: stored["startsAtOnce"] !== false,
    waitsAfterAnswer: stored["waitsAfterAnswer"] === true,
    skipsLicence: stored["skipsLicence"] === true,
  };
}

function toSession(value: unknown): Session | null {
  if (!isObject(value) || typeof value["token"] !== "string" || value["token"] === "") return null;
  const user = value["user"];
  if (!isObject(user) || typeof user["id"] !== "string" || typeof user["name"] !== "string") return null;
  // The snapshot is only shown until the server has answered; its id and name were looked at.
  return { token: value["token"], user: user as OwnUser };
}

function toLanguage(value: unknown): RootState["language"] {
  if (!isObject(value) || typeof value["id"] !== "number" || typeof value["code"] !== "string") return null;
  return { id: value["id"], code: value["code"] };
}

function toTheme(value: unknown): Theme | null {
  return value === "light" || value === "dark" || value === "system" ? value : null;
}

function toText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
