import type { LiveBattles } from "./live-battles.ts";

/** Where no battle goes on and none can: for programs that only make calls of other areas. */
export const NO_BATTLES: LiveBattles = {
  ask: async () => "not_seated",
  view: async () => null,
  noteThere: async () => undefined,
  store: async () => undefined,
  adopt: async () => undefined,
  canOpen: async () => false,
  ticketFor: async () => null,
};
