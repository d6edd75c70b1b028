import type { BattleFrame } from "@crosscheck/contract/battle-views";
import { BareSeat } from "./bare-seat.ts";
import type { Way } from "./call.ts";

/** Answers come within so long after a question opens, each pilot's at a time of its own. */
const ANSWER_WITHIN_MS = 1_500;
/** Spreads whole numbers evenly between 0 and 1. */
const GOLDEN = 0.618_033_988_749_895;

/** One seat of a battle of two, as a load: counts what it is told, and answers when it should. */
export class BattlePilot {
  readonly seat: BareSeat;
  frames = 0;
  isStarted = false;
  isOver = false;
  /** Whether questions are answered. */
  answers = false;
  /** When the last answer was given, until the other side has heard of it. */
  answeredMs: number | null = null;
  private readonly way: Way & { readonly place: number; readonly number: number };
  private question: Extract<BattleFrame, { readonly type: "question" }> | undefined;

  private constructor(way: BattlePilot["way"], seat: BareSeat) {
    this.way = way;
    this.seat = seat;
  }

  /** Opens both seats of a battle; the time from an answer to the other side's hearing of it goes to `seen` (ms). */
  static async openBoth(
    ways: readonly [Way, Way],
    {
      battleId,
      number,
      seen,
    }: { readonly battleId: string; readonly number: number; readonly seen: number[] },
  ): Promise<readonly [BattlePilot, BattlePilot]> {
    const pilots: BattlePilot[] = [];
    const hear = (index: number) => (frame: BattleFrame) =>
      pilots[index]?.hear(frame, pilots[1 - index], seen);
    const open = async (way: Way, index: number) =>
      new BattlePilot(
        { ...way, place: index + 1, number: 2 * number + index },
        await BareSeat.open(way, battleId, { onFrame: hear(index) }),
      );
    const [first, second] = [await open(ways[0], 0), await open(ways[1], 1)];
    pilots.push(first, second);
    return [first, second];
  }

  /** Answers the question that is open, and from now on each one. */
  startAnswering(): void {
    this.answers = true;
    this.answer();
  }

  private hear(frame: BattleFrame, other: BattlePilot | undefined, seen: number[]): void {
    this.frames += 1;
    if (frame.type === "start") this.isStarted = true;
    if (frame.type === "end") this.isOver = true;
    if (frame.type === "question") {
      this.question = frame;
      this.answer();
    }
    const isOfOther = frame.type === "locked" && frame.seat !== this.way.place;
    if (!isOfOther || other === undefined || other.answeredMs === null) return;
    seen.push(performance.now() - other.answeredMs);
    other.answeredMs = null;
  }

  private answer(): void {
    const { question, way } = this;
    if (!this.answers || question === undefined) return;
    this.question = undefined;
    const { number, card, opens_at } = question;
    const spread = (way.number * GOLDEN + number * GOLDEN ** 2) % 1;
    setTimeout(
      () => {
        this.answeredMs = performance.now();
        this.seat.ask({ type: "answer", number, answer: card.options?.[0]?.option_id ?? "" });
      },
      Math.max(0, opens_at - Date.now()) + spread * ANSWER_WITHIN_MS,
    );
  }
}
