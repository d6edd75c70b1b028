/** A player to challenge, as a link from their card carries it along. */
export type WantedPlayer = { readonly user_id: string; readonly name: string; readonly profile: string };

const KEY = "challenge";

/** What a link carries to challenge somebody. */
export function challengeState(player: WantedPlayer): { readonly [KEY]: WantedPlayer } {
  return { [KEY]: player };
}

/** Whom a link wanted to challenge; null where it wanted nobody. Browsers keep it over a reload. */
export function wantedPlayer(state: unknown): WantedPlayer | null {
  if (!isObject(state) || !isObject(state[KEY])) return null;
  const { user_id, name, profile } = state[KEY];
  if (typeof user_id !== "string" || typeof name !== "string" || typeof profile !== "string") return null;
  return { user_id, name, profile };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
