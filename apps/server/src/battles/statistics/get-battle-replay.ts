import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import type { BattleState } from "@crosscheck/rules/battles/battle";
import { openBattle, type Opening } from "@crosscheck/rules/battles/room";
import { stepBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import type { Handler } from "../../calls/handle.ts";
import { toBattleCard, toFrame, type Table } from "../live/battle-cards.ts";
import { loadTable } from "../live/open-room.ts";
import { toRoomCard } from "../rooms/room-card.ts";
import { hasSeat } from "../social/report-queries.ts";
import { findBattle } from "../store/battle-queries.ts";
import { listEvents } from "../store/event-queries.ts";

type Told = OutputOf<Actions["get_battle_replay"]>["frames"];

/** The frames as they were told, from the log alone; of a battle that goes on nothing, as it holds what is still to come. */
export const handleGetBattleReplay: Handler<Actions["get_battle_replay"]> = async (call) => {
  const { db, ports, caller, input, nowMs } = call;
  const { playerId } = caller;
  const battleId = input.battle_id;
  if (!(await hasSeat(db, battleId, playerId))) return refuse("no_data");
  const record = await findBattle(db, battleId);
  if (record === undefined || record.endedAtMs === null) return refuse("no_data");
  const log = await listEvents(db, battleId);
  const { rules, players, openedAtMs: atMs } = record;
  const steps = listSteps({ battleId, rules, players, atMs }, log);
  const state = steps.at(-1)?.state;
  if (state === undefined) return refuse("no_data");
  const table = await loadTable({ db, ports }, record, state);
  const card = toBattleCard(table, state, { playerId, nowMs });
  return { data: { battle: toRoomCard(card), frames: steps.flatMap((step) => tell(table, step, playerId)) } };
};

type Stepped = {
  readonly state: BattleState;
  readonly effects: ReturnType<typeof stepBattle>[1];
  readonly atMs: number;
};

/** The battle after each of its events. */
function listSteps(opening: Opening, log: readonly Logged[]): readonly Stepped[] {
  let before = openBattle(opening);
  return log.map(({ event, atMs }) => {
    const [state, effects] = stepBattle(before, event, atMs);
    before = state;
    return { state, effects, atMs };
  });
}

function tell(table: Table, { state, effects, atMs }: Stepped, playerId: string): Told {
  return effects.flatMap((effect) =>
    effect.do === "tell"
      ? [{ at: atMs, frame: toFrame(table, state, { frame: effect.frame, playerId }) }]
      : [],
  );
}
