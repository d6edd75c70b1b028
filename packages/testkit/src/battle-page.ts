import { createApi } from "@crosscheck/client";
import { BattleStore, type BattleStoreState } from "@crosscheck/client/battle/battle-store";
import { openSocketAt } from "@crosscheck/client/battle/open-socket";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { ClusterAway } from "@crosscheck/server/cluster/cluster";
import { LEAST_SEATS } from "@crosscheck/rules/battles/battle-rules";
import type { Random } from "@crosscheck/rules/random";
import type { BattleTown } from "./battle-town.ts";
import { startTcpProxy, type Network, type TcpProxy } from "./tcp-proxy.ts";
import type { TestPlayer } from "./test-app.ts";

/** What an answer was when the server took it. */
export type TakenAnswer = { readonly number: number; readonly answer: string; readonly epoch: number };

export type PageOptions = {
  readonly battleId: string;
  readonly player: TestPlayer;
  readonly random: Random;
  /** A creator starts once so many are there; 0: nobody has to. */
  readonly startsWith: number;
};

/** The network of a page, and the port it leads to. */
type Way = { readonly place: { port: number }; readonly proxy: TcpProxy };

const THINKING_MS = 7_000;
/** A creator waits so long for those who are missing. */
const WAITING_MS = 90_000;
const ANSWERED = 0.9;

/** A player with a page of the product's own client, behind a network of its own; plays by itself. */
export class BattlePage {
  readonly player: TestPlayer;
  readonly taken: TakenAnswer[] = [];
  /** Number and answer of all that any tab has given. */
  readonly given = new Set<string>();
  /** Longest time without a connection after one was there and the network was good (ms, the town's clock). */
  readonly resumedAfterMs: number[] = [];
  /** When it is over for this page. */
  readonly ended: Promise<BattleCard>;
  private readonly town: BattleTown;
  private readonly options: PageOptions;
  private readonly place: Way["place"];
  private readonly proxy: TcpProxy;
  private readonly api;
  private readonly planned = new Set<string>();
  private readonly tellEnd: (card: BattleCard) => void;
  private readonly tabs: BattleStore[] = [];
  private store: BattleStore;
  private network: Network = { is: "pass" };
  private resumingSinceMs: number | null = null;
  private isClosed = false;

  static async open(town: BattleTown, options: PageOptions): Promise<BattlePage> {
    const place = { port: 0 };
    return new BattlePage(town, options, { place, proxy: await startTcpProxy(() => place.port) });
  }

  private constructor(town: BattleTown, options: PageOptions, { place, proxy }: Way) {
    this.town = town;
    this.options = options;
    this.player = options.player;
    this.place = place;
    this.proxy = proxy;
    this.api = createApi({
      baseUrl: town.app.url,
      bearer: () => options.player.token,
      onSignedOut: () => undefined,
    });
    const { promise, resolve } = Promise.withResolvers<BattleCard>();
    this.ended = promise;
    this.tellEnd = resolve;
    this.store = this.newStore();
  }

  get state(): BattleStoreState {
    return this.store.getState();
  }

  behave(network: Network): void {
    this.network = network;
    this.proxy.behave(network);
    if (network.is === "pass" && this.state.connection.is !== "live") {
      this.resumingSinceMs ??= this.town.time.nowMs();
    }
  }

  cut(): void {
    this.proxy.cut();
  }

  /** A new page in place of this one. */
  reload(): void {
    this.store.close();
    this.store = this.newStore();
  }

  /** A newer page beside this one, which is sent away. */
  openTab(): void {
    this.store = this.newStore();
  }

  /** Leaves, and asks again where nobody could answer. */
  async leave(): Promise<void> {
    const asked = this.api.leave_battle({ battle_id: this.options.battleId });
    const outcome = await asked.catch(() => null);
    if (outcome !== null && (outcome.ok || outcome.refused === "no_data")) return;
    await this.later(1_000);
    await this.leave();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const tab of this.tabs) tab.close();
    await this.proxy.stop();
  }

  private newStore(): BattleStore {
    const { time, portOf } = this.town;
    const store: BattleStore = new BattleStore(this.options.battleId, {
      getTicket: async (battle_id) => {
        await this.throughTheNetwork();
        return await this.api.get_battle_ticket({ battle_id });
      },
      openLink: (to, listener) => {
        this.place.port = portOf(to.path);
        const link = openSocketAt(this.proxy.url)(to, listener);
        return {
          ...link,
          ask: (intent, onReply) => {
            const epoch = store.getState().battle?.card.epoch ?? 0;
            if (intent.type === "answer") this.given.add(`${intent.number} ${intent.answer}`);
            link.ask(intent, (reply) => {
              const isTaken = intent.type === "answer" && reply.refused === null;
              if (isTaken) this.taken.push({ number: intent.number, answer: intent.answer, epoch });
              onReply(reply);
            });
          },
        };
      },
      now: time.nowMs,
      random: this.options.random.next,
      startTimer: time.setTimer,
    });
    this.tabs.push(store);
    store.subscribe(() => this.look(store));
    store.open();
    return store;
  }

  /** So long from now, by the town's clock. */
  private later(ms: number): Promise<void> {
    return new Promise((resolve) => this.town.time.setTimer(ms, resolve));
  }

  /** Into a hole nothing goes: a call waits for as long as it lasts. */
  private async throughTheNetwork(): Promise<void> {
    while (this.network.is === "hole" || this.network.is === "stall") {
      await this.later(1_000);
    }
  }

  /** Does what a player does who sees this. */
  private look(store: BattleStore): void {
    if (store !== this.store) return;
    const { connection, battle } = store.getState();
    if (connection.is === "live" && this.resumingSinceMs !== null) {
      this.resumedAfterMs.push(this.town.time.nowMs() - this.resumingSinceMs);
      this.resumingSinceMs = null;
    } else if (connection.is === "away" && this.network.is === "pass") {
      this.resumingSinceMs ??= this.town.time.nowMs();
    }
    if (battle !== null && battle.card.result !== null) return this.tellEnd(battle.card);
    if (connection.is === "closed") void this.goOn(store, connection.because);
    if (connection.is !== "live" || battle === null) return;
    const { card } = battle;
    this.begin(store, card);
    this.answer(store, card);
  }

  /** Takes the seat back from an older tab; what is over and forgotten is still told by a call. */
  private async goOn(store: BattleStore, because: string): Promise<void> {
    if (because === "replaced") return store.open();
    // Who left before the match looks again and again until it is over for the others.
    await this.later(1_000);
    const { battleId, player } = this.options;
    try {
      const card = await this.town.app.battles.view(battleId, player.playerId);
      if (card !== null) store.takeCard(card);
    } catch (error) {
      if (!(error instanceof ClusterAway)) throw error;
      await this.goOn(store, because);
    }
  }

  private begin(store: BattleStore, card: BattleCard): void {
    const own = card.seats.find(({ seat }) => seat === card.own_seat);
    if (!isBefore(card)) return;
    if (own?.is_ready === false && this.once(`ready ${card.epoch}`)) void store.ask({ type: "ready" });
    const { startsWith } = this.options;
    if (startsWith > 0 && this.once("wait")) void this.waitNoLonger();
    const here = card.seats.filter(({ presence }) => presence === "here").length;
    if (startsWith === 0 || here < startsWith || !this.once(`start ${card.v} ${card.epoch}`)) return;
    void store.ask({ type: "start" });
  }

  /** A creator for whom somebody left does not wait for ever: plays with who is there, or leaves. */
  private async waitNoLonger(): Promise<void> {
    while (!this.isClosed) {
      await this.later(WAITING_MS);
      const card = this.state.battle?.card;
      // A page that was reloaded just now knows of no battle yet.
      if (card === undefined) continue;
      if (!isBefore(card)) return;
      if (card.seats.length < LEAST_SEATS) return await this.leave();
      await this.store.ask({ type: "start" });
    }
  }

  private answer(store: BattleStore, { question, questions, epoch }: BattleCard): void {
    if (question === null || !this.once(`answer ${question.number} ${question.opens_at} ${epoch}`)) return;
    const { random } = this.options;
    const options = questions.at(-1)?.options ?? [];
    const chosen = options[random.below(options.length)]?.option_id ?? "1";
    if (random.next() > ANSWERED) return;
    const waitMs = Math.max(0, question.opens_at - this.town.time.nowMs()) + random.below(THINKING_MS);
    this.town.time.setTimer(waitMs, () => store.answer(chosen));
  }

  private once(what: string): boolean {
    if (this.planned.has(what)) return false;
    this.planned.add(what);
    return true;
  }
}

function isBefore({ state }: BattleCard): boolean {
  return state === "waiting_for_players" || state === "room_full";
}
