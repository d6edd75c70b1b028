import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type { ByeReason, Handshake, IntentReply, WireIntent } from "@crosscheck/contract/battle-wire";

/** One connection to a seat. */
export type BattleLink = {
  readonly ask: (intent: WireIntent, onReply: (reply: IntentReply) => void) => void;
  /** Asks for the frames after `since`. */
  readonly sync: (since: number) => void;
  /** Asks for the server's time (ms since 1970). */
  readonly askTime: (onTime: (serverMs: number) => void) => void;
  readonly close: () => void;
};

/** What a connection tells; the last thing is `onBye` or `onLost`. */
export type LinkListener = {
  readonly onOpen: () => void;
  readonly onCard: (card: BattleCard) => void;
  readonly onFrame: (frame: BattleFrame) => void;
  /** The battle that follows as a rematch. */
  readonly onFollow: (battleId: string) => void;
  readonly onBye: (reason: ByeReason) => void;
  readonly onLost: () => void;
};

/** Opens a connection at a path of the server, with what it introduces itself by. */
export type OpenLink = (
  to: { readonly path: string; readonly handshake: Handshake },
  listener: LinkListener,
) => BattleLink;
