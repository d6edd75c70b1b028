import type { Actions, OutputOf } from "@crosscheck/contract";
import type { RoomCard } from "@crosscheck/contract/actions/battles";
import { dataOf, type Answered, type Ask } from "../../conformance/play-fixture.ts";
import type { Clock } from "../../ports/ports.ts";

export type Match = OutputOf<Actions["get_random_questions"]>;

/** Longer than any battle of the tests. */
const MOST_SECONDS = 400;

/** The message of an answer: a code, or undefined for a success that has none. */
export function codeOf({ body }: Answered): string | undefined {
  return body.message;
}

type Player = { readonly call: Ask };
type Ground = { readonly clock: Clock; readonly pass: (ms: number) => Promise<void> };

/** For tests: players who know nothing of sockets. */
export function createPolling<P extends Player>(app: Ground) {
  const lookAt = async (player: P, room_id: string): Promise<RoomCard> =>
    dataOf<RoomCard>(await player.call("get_question_by_room_id", { room_id }));

  /** Answers the question that is open, the first option, if the player has not yet. */
  async function answerNow(player: P, card: RoomCard): Promise<void> {
    const { question, own_answer: own } = card;
    const told = card.questions.find(({ number }) => number === question?.number);
    if (question === null || own !== null || told === undefined) return;
    if (app.clock.nowMs() < question.opens_at) return;
    const fields = { attempt_id: card.attempt_id, question_id: told.question_id };
    dataOf(await player.call("submit_answer", { ...fields, answer: told.options[0]?.option_id ?? "" }));
  }

  return {
    lookAt,
    answerNow,
    /** Everybody asks once a second and answers what is open, until the battle is over; what each saw last. */
    playOn: async (
      players: readonly P[],
      look: (player: P) => Promise<RoomCard>,
    ): Promise<readonly RoomCard[]> => {
      for (let second = 0; second < MOST_SECONDS; second += 1) {
        const cards = await Promise.all(players.map(look));
        if (cards.every(({ result }) => result !== null)) return cards;
        await Promise.all(
          players.map(async (player, index) => {
            const card = cards[index];
            if (card !== undefined) await answerNow(player, card);
          }),
        );
        await app.pass(1_000);
      }
      throw new Error("the battle did not end");
    },
  };
}
