import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type {
  BATTLE_PROTOCOL,
  BattleRefusalName,
  ByeReason,
  WireIntent,
} from "@crosscheck/contract/battle-wire";
import type { BattleLink, LinkListener, OpenLink } from "./battle-link.ts";
import { addProbe, offsetOf, PROBE_EVERY_MS, PROBES_AT_JOIN, type ClockProbe } from "./clock-offset.ts";
import { foldFrame, takeCard, type FoldedBattle } from "./fold-frame.ts";

/** Frames this client understands. Written down here, since the contract's own one would bring its schemas along. */
const PROTOCOL: typeof BATTLE_PROTOCOL = 1;

const FIRST_BACK_OFF_MS = 200;
const LONGEST_BACK_OFF_MS = 2_000;
/** Longest wait for a ticket and the connection that it opens. */
const OPEN_TIMEOUT_MS = 5_000;
const REPLY_TIMEOUT_MS = 5_000;
/** Between two questions for frames that are missing. */
const SYNC_EVERY_MS = 1_000;
/** An answer that was early by the server's clock is given once more after so long. */
const EARLY_MS = 300;

/** How the page is connected to its seat. `away`: it is tried again; `closed`: it is not. */
export type Connection =
  | { readonly is: "connecting" | "live" }
  | { readonly is: "away"; readonly because: "network" | "unavailable" }
  | { readonly is: "closed"; readonly because: "upgrade_required" | "replaced" | "gone" };

export type BattleStoreState = {
  readonly connection: Connection;
  /** null until the server has told it. */
  readonly battle: FoldedBattle | null;
  /** Server clock minus device clock (ms); null until it is measured. */
  readonly offsetMs: number | null;
  /** The own answer to the question that is told: on its way, until the server has locked it. */
  readonly pending: { readonly number: number; readonly answer: string } | null;
  /** Why the answer to this question was not taken. */
  readonly refusedAnswer: BattleRefusalName | null;
  /** The battle that follows as a rematch. */
  readonly followId: string | null;
};

/** What the server said to the wish for a ticket; a network that is away throws. */
export type TicketOutcome =
  | { readonly ok: true; readonly data: { readonly ticket: string; readonly path: string } }
  | { readonly ok: false; readonly refused: string };

export type BattlePorts = {
  readonly getTicket: (battleId: string) => Promise<TicketOutcome>;
  readonly openLink: OpenLink;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Returns what stops it. */
  readonly startTimer: (afterMs: number, run: () => void) => () => void;
};

type WithoutId<Intent> = Intent extends WireIntent ? Omit<Intent, "battle_id"> : never;
/** What a page may ask for beside answering; leaving has a call of its own, which needs no connection. */
export type BattleWish = Exclude<WithoutId<WireIntent>, { readonly type: "answer" | "leave" }>;

const SIGNED_OUT: readonly string[] = ["not_signed_in", "account_deactivated"];

/**
 * One battle of one seat: keeps the connection, folds what it is told, and gives answers. It decides nothing. Made for
 * `useSyncExternalStore`: `subscribe` and `getState` need no `this`.
 */
export class BattleStore {
  readonly battleId: string;
  readonly #ports: BattlePorts;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Set<() => void>();
  #state: BattleStoreState = {
    connection: { is: "connecting" },
    battle: null,
    offsetMs: null,
    pending: null,
    refusedAnswer: null,
    followId: null,
  };
  #link: BattleLink | null = null;
  /** Grows with each connection: what an older one still says is not heard. */
  #turn = 0;
  #failures = 0;
  #probes: readonly ClockProbe[] = [];
  #askedToSyncMs = Number.NEGATIVE_INFINITY;

  constructor(battleId: string, ports: BattlePorts) {
    this.battleId = battleId;
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): BattleStoreState => this.#state;

  /** Connects; also how a page takes its seat back from another one. */
  readonly open = (): void => {
    this.#failures = 0;
    this.#set({ connection: { is: "connecting" } });
    void this.#connect();
  };

  /** Lets the connection go for good. */
  readonly close = (): void => {
    this.#drop();
    this.#listeners.clear();
  };

  /** Takes in a battle that a call has told. */
  readonly takeCard = (card: BattleCard): void => {
    if (card.battle_id !== this.battleId) return;
    const battle = takeCard(this.#state.battle, card);
    this.#set({ battle, followId: battle.card.rematch_id ?? this.#state.followId });
    this.#forgetPending();
  };

  /** Answers the question that is told; the first answer stands. */
  readonly answer = (answer: string): void => {
    const card = this.#state.battle?.card;
    const question = card?.question ?? null;
    if (question === null || card?.own_answer !== null || this.#state.pending !== null) return;
    this.#set({ pending: { number: question.number, answer }, refusedAnswer: null });
    this.#sendPending(1);
  };

  /** Asks for something; answers why it was refused, or `away` when nobody heard it: it is not sent again. */
  readonly ask = (wish: BattleWish): Promise<BattleRefusalName | "away" | null> => {
    const link = this.#link;
    if (link === null || this.#state.connection.is !== "live") return Promise.resolve("away");
    return new Promise((resolve) => {
      const stop = this.#startTimer(REPLY_TIMEOUT_MS, () => resolve("away"));
      link.ask({ ...wish, battle_id: this.battleId }, ({ refused }) => {
        stop();
        resolve(refused);
      });
    });
  };

  #set(part: Partial<BattleStoreState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #startTimer(afterMs: number, run: () => void): () => void {
    const stop = this.#ports.startTimer(afterMs, () => {
      this.#timers.delete(stop);
      run();
    });
    this.#timers.add(stop);
    return () => {
      this.#timers.delete(stop);
      stop();
    };
  }

  #drop(): void {
    this.#turn += 1;
    for (const stop of this.#timers) stop();
    this.#timers.clear();
    const link = this.#link;
    this.#link = null;
    link?.close();
  }

  async #connect(): Promise<void> {
    this.#drop();
    const turn = this.#turn;
    // For both ways: a call into a network that swallows it would wait much longer.
    this.#startTimer(OPEN_TIMEOUT_MS, () => {
      if (this.#state.connection.is !== "live") this.#tryAgain("network");
    });
    const ticket = await this.#ports.getTicket(this.battleId).catch(() => null);
    if (turn !== this.#turn) return;
    if (ticket === null) return this.#tryAgain("network");
    if (!ticket.ok) {
      const isOver = ticket.refused === "no_data" || SIGNED_OUT.includes(ticket.refused);
      return isOver ? this.#end("gone") : this.#tryAgain("unavailable");
    }
    const { ticket: pass, path } = ticket.data;
    const known = this.#state.battle?.card;
    const handshake = {
      proto: PROTOCOL,
      battle_id: this.battleId,
      ticket: pass,
      ...(known === undefined ? {} : { since: known.v, epoch: known.epoch }),
    };
    this.#link = this.#ports.openLink({ path, handshake }, this.#listenerOf(turn));
  }

  #listenerOf(turn: number): LinkListener {
    const ifCurrent =
      <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        if (turn === this.#turn) run(...args);
      };
    return {
      onOpen: ifCurrent(() => {
        this.#set({ connection: { is: "live" } });
        this.#probe(PROBES_AT_JOIN);
      }),
      onCard: ifCurrent(this.takeCard),
      onFrame: ifCurrent((frame: BattleFrame) => this.#takeFrame(frame)),
      onFollow: ifCurrent((followId: string) => this.#set({ followId })),
      onBye: ifCurrent((reason: ByeReason) => this.#handleBye(reason)),
      onLost: ifCurrent(() => this.#tryAgain("network")),
    };
  }

  #handleBye(reason: ByeReason): void {
    switch (reason) {
      case "upgrade_required":
      case "replaced":
      case "gone":
        return this.#end(reason);
      case "too_fast":
      case "stopping":
      case "ticket_not_valid":
        return this.#tryAgain("unavailable");
      case "moved":
        // At once for the first time; a battle that is sent around has to wait like any other.
        if (this.#failures > 0) return this.#tryAgain("network");
        this.#failures = 1;
        void this.#connect();
    }
  }

  #end(because: Extract<Connection, { readonly is: "closed" }>["because"]): void {
    this.#drop();
    this.#set({ connection: { is: "closed", because } });
  }

  #tryAgain(because: "network" | "unavailable"): void {
    this.#drop();
    const longestMs = Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** this.#failures);
    const waitMs = longestMs * (0.5 + this.#ports.random() / 2);
    this.#failures += 1;
    this.#set({ connection: { is: "away", because } });
    this.#startTimer(waitMs, () => void this.#connect());
  }

  #takeFrame(frame: BattleFrame): void {
    const { battle } = this.#state;
    const next = battle === null ? "gap" : foldFrame(battle, frame);
    if (next === "gap") return this.#sync();
    this.#set({ battle: next });
    const isOwn = frame.type === "locked" && frame.seat === next.card.own_seat;
    if (isOwn) this.#confirm(frame.number);
    this.#forgetPending();
  }

  /** Asks for what is missing; what comes meanwhile will come again. */
  #sync(): void {
    const nowMs = this.#ports.now();
    if (nowMs - this.#askedToSyncMs < SYNC_EVERY_MS) return;
    this.#askedToSyncMs = nowMs;
    this.#link?.sync(this.#state.battle?.card.v ?? 0);
  }

  /** Measures the clock so many times in a row, and then every few seconds. */
  #probe(times: number): void {
    const link = this.#link;
    if (link === null) return;
    const sentMs = this.#ports.now();
    link.askTime((serverMs) => {
      if (link !== this.#link) return;
      // Whatever was missed has come before this answer: an answer of the player's that is still open is given again.
      if (times === PROBES_AT_JOIN) this.#sendPending(1);
      this.#probes = addProbe(this.#probes, { sentMs, receivedMs: this.#ports.now(), serverMs });
      this.#set({ offsetMs: offsetOf(this.#probes) });
      if (times > 1) this.#probe(times - 1);
      else this.#startTimer(PROBE_EVERY_MS, () => this.#holdOn());
    });
  }

  /** A connection that has lasted: the next break is the first again. One that opens and breaks at once waits longer. */
  #holdOn(): void {
    this.#failures = 0;
    this.#probe(1);
  }

  #sendPending(triesLeft: number): void {
    const { pending, connection } = this.#state;
    if (pending === null || connection.is !== "live") return;
    const { number, answer } = pending;
    this.#link?.ask({ battle_id: this.battleId, type: "answer", number, answer }, ({ refused }) => {
      if (this.#state.pending?.number !== number) return;
      if (refused === null) return this.#confirm(number);
      if (refused === "too_early" && triesLeft > 0) {
        this.#startTimer(EARLY_MS, () => this.#sendPending(triesLeft - 1));
        return;
      }
      this.#set({ pending: null, refusedAnswer: refused });
    });
  }

  #confirm(number: number): void {
    const { pending, battle } = this.#state;
    if (pending?.number !== number || battle?.card.question?.number !== number) return;
    this.#set({
      pending: null,
      battle: { ...battle, card: { ...battle.card, own_answer: pending.answer } },
    });
  }

  /** What was answered to a question that is over, or is locked already, is not said any more. */
  #forgetPending(): void {
    const { pending, battle, refusedAnswer } = this.#state;
    const question = battle?.card.question ?? null;
    const isOpen =
      question !== null && question.number === pending?.number && battle?.card.own_answer === null;
    if (pending !== null && !isOpen) this.#set({ pending: null });
    if (refusedAnswer !== null && question === null) this.#set({ refusedAnswer: null });
  }
}
