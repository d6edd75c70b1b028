import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { BattleRefusal } from "@crosscheck/rules/battles/battle";
import { handleSubmitAnswer } from "../../attempts/engine/submit-answer.ts";
import type { Answer, Handler } from "../../calls/handle.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { REFUSALS } from "../live/refusals.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { findSeatedBattle } from "./seat-queries.ts";

type Submit = Actions["submit_answer"];
type Call = Parameters<Handler<Submit>>[0];

/**
 * submit_answer, also with the id of a battle that goes on: it has no attempt before its end. Nothing is revealed in the
 * answer; that is told to all seats at once.
 */
export function createSubmitAnswer(battles: LiveBattles): Handler<Submit> {
  const submitInBattle = orUnavailable<Submit>((call) => answerInBattle(battles, call));
  return async (call) => {
    const answered = await handleSubmitAnswer(call);
    return isRefusal(answered) && answered.refused === "no_data" ? await submitInBattle(call) : answered;
  };
}

async function answerInBattle(battles: LiveBattles, call: Call): ReturnType<Handler<Submit>> {
  const { db, caller, input } = call;
  const { playerId } = caller;
  const battleId = await findSeatedBattle(db, { playerId, ids: [input.attempt_id] });
  if (battleId === undefined) return refuse("no_data");
  const before = await battles.view(battleId, playerId);
  const number = before?.questions.find(({ question_id: id }) => id === input.question_id)?.number;
  if (before === null || before.own_seat === null || number === undefined) return refuse("no_data");
  if (before.result !== null) return refuse("attempt_finished");
  const { answer } = input;
  const refused = await battles.ask(battleId, {
    type: "answer",
    playerId,
    number,
    answer,
    roundTripMs: null,
  });
  if (refused !== null) return refuseAnswer(refused);
  const card = (await battles.view(battleId, playerId)) ?? before;
  return toAnswer(card, call.nowMs);
}

function refuseAnswer(refused: BattleRefusal) {
  const name = REFUSALS[refused];
  if (name === "answer_not_valid") return refuse("invalid_field", { field: "answer" });
  return refuse(name === "too_early" || name === "too_late" ? name : "no_data");
}

function toAnswer(card: BattleCard, nowMs: number): Answer<Submit> {
  const own = card.seats.find(({ seat }) => seat === card.own_seat);
  const points = own?.points ?? 0;
  // The question that is told, as long as it waits for this seat.
  const next = own?.has_answered === true ? null : card.question;
  const told = card.questions.find(({ number }) => number === next?.number);
  return {
    data: {
      recorded: true,
      in_time: true,
      correct: null,
      correct_answer: null,
      explanation: null,
      reveal: null,
      score: points,
      points,
      next_deadline: next === null ? null : new Date(next.closes_at).toISOString(),
      next_question_id: told?.question_id ?? null,
      server_time: new Date(nowMs).toISOString(),
    },
  };
}
