import { createApi } from "@crosscheck/client";
import { BattleStore } from "@crosscheck/client/battle/battle-store";
import { openSocketAt } from "@crosscheck/client/battle/open-socket";
import type { BattleCard } from "@crosscheck/contract/battle-views";

/** A seat as the player's page has it, with a socket of its own to a product that runs; it is ready at once. */
export class BattleSeat {
  readonly store: BattleStore;
  /** Whether questions are answered as soon as they open. */
  answers = false;
  private readonly done = new Set<string>();

  constructor(url: string, { battleId, token }: { readonly battleId: string; readonly token: string }) {
    const api = createApi({ baseUrl: url, bearer: () => token, onSignedOut: () => undefined });
    this.store = new BattleStore(battleId, {
      getTicket: (battle_id) => api.get_battle_ticket({ battle_id }),
      openLink: openSocketAt(url),
      now: Date.now,
      random: () => 0.5,
      startTimer: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    this.store.subscribe(() => this.look());
    this.store.open();
  }

  get card(): BattleCard | undefined {
    return this.store.getState().battle?.card;
  }

  /** Whether its socket is open. */
  get isLive(): boolean {
    return this.store.getState().connection.is === "live";
  }

  /** Whether its socket is open and the first question, at least, is told. */
  get isPlaying(): boolean {
    return this.isLive && (this.card?.questions.length ?? 0) > 0;
  }

  look(): void {
    const { card } = this;
    if (!this.isLive || card === undefined) return;
    const own = card.seats.find(({ seat }) => seat === card.own_seat);
    if (own?.is_ready === false && this.once(`ready ${card.epoch}`)) void this.store.ask({ type: "ready" });
    const { question } = card;
    if (!this.answers || question === null || !this.once(`answer ${card.epoch} ${question.opens_at}`)) return;
    const [option] = card.questions.at(-1)?.options ?? [];
    setTimeout(
      () => this.store.answer(option?.option_id ?? "1"),
      Math.max(0, question.opens_at - Date.now()) + 50,
    );
  }

  private once(what: string): boolean {
    if (this.done.has(what)) return false;
    this.done.add(what);
    return true;
  }
}
