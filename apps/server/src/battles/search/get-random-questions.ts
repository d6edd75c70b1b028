import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import type { getRandomQuestions } from "@crosscheck/contract/actions/battles";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { searchRules, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import { findBalance } from "../../coins/ledger.ts";
import type { Handler } from "../../calls/handle.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { battleNumbers } from "../rooms/battle-numbers.ts";
import { orUnavailable } from "../rooms/or-unavailable.ts";
import { checkNewQuestions } from "../rooms/check-new-questions.ts";
import { chooseSubject, type Subject } from "../rooms/choose-subject.ts";
import { findOpenBattle, mayOpen, OPEN_AGAIN, readSeeker } from "../rooms/open-seat.ts";
import { toRoomCard } from "../rooms/room-card.ts";
import { findSeatedBattle, type OpenBattle } from "../rooms/seat-queries.ts";
import { checkBrokenOff } from "./check-broken-off.ts";
import { giveUp } from "./give-up.ts";
import { openBotBattle, type BotGround } from "./open-bot-battle.ts";
import { pollSearch, startSearch, viewSearch, type Sought } from "./seek.ts";

type GetRandom = typeof getRandomQuestions;
type Call = Parameters<Handler<GetRandom>>[0];
type Answered = ReturnType<Handler<GetRandom>>;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** get_random_questions: a search from its beginning to the match it leads to. */
export function createGetRandomQuestions(battles: LiveBattles): Handler<GetRandom> {
  return orUnavailable<GetRandom>(async (call) => {
    const { match_id: given = "", destroy_match: isGivenUp, bot } = call.input;
    const matchId = given.toLowerCase();
    if (matchId !== "" && !UUID.test(matchId)) return refuse("no_data");
    if (isGivenUp === true) return await destroy(battles, call, matchId);
    if (matchId !== "") {
      const ids = [matchId];
      const battleId = await findSeatedBattle(call.db, { playerId: call.caller.playerId, ids });
      if (battleId !== undefined) return await showMatch(battles, call, { matchId, battleId });
    }
    if (bot === true) return await playBot(battles, call, matchId);
    if (matchId === "") return await search(battles, call);
    const asked = { playerId: call.caller.playerId, searchId: matchId };
    // One that goes on is not broken off: another process may pair it, or its time runs out.
    const look = (await battles.canOpen()) ? pollSearch : viewSearch;
    return await answer(battles, call, { matchId, sought: await look(groundOf(call), asked) });
  });
}

async function search(battles: LiveBattles, call: Call): Answered {
  const { db, caller, settings } = call;
  const subject = await chooseSubject(call, call.input);
  if (isRefusal(subject)) return subject;
  const rules = searchRules("random", battleNumbers(settings));
  const { stakeCoins } = rules;
  const seeker = await readSeeker(db, battles, caller.playerId);
  if (!(await mayOpen(db, battles, seeker))) return refuse("unavailable", OPEN_AGAIN);
  // Who has a seat goes on there, whatever the door says by now.
  const isSeated = (await findOpenBattle(db, seeker)) !== undefined;
  const refused = isSeated ? null : await askAtDoor(call, { ...subject, rules });
  if (refused !== null) return refused;
  const sought = await startSearch(groundOf(call), { seeker, place: { ...subject, stakeCoins } });
  return await answer(battles, call, { matchId: "", sought });
}

/** Why a player may not look for an opponent now; null: may. */
async function askAtDoor(
  call: Call,
  { rules, ...subject }: Subject & { readonly rules: BattleRules },
): Promise<Refusal<"not_enough_coins" | "too_many_requests"> | null> {
  const { db, caller, nowMs } = call;
  const { playerId } = caller;
  if ((await findBalance(db, playerId)) < rules.stakeCoins) return refuse("not_enough_coins");
  const refused = await checkBrokenOff(db, { playerId, nowMs });
  return refused ?? (await checkNewQuestions(call, { ...subject, questionCount: rules.questionCount }));
}

async function playBot(battles: LiveBattles, call: Call, searchId: string): Answered {
  const subject = await chooseSubject(call, call.input);
  if (isRefusal(subject)) return subject;
  const seeker = await readSeeker(call.db, battles, call.caller.playerId);
  if (!(await mayOpen(call.db, battles, seeker))) return refuse("unavailable", OPEN_AGAIN);
  if ((await findOpenBattle(call.db, seeker)) === undefined) {
    const { questionCount } = searchRules("bot", battleNumbers(call.settings));
    const refused = await checkNewQuestions(call, { ...subject, questionCount });
    if (refused !== null) return refused;
  }
  const opened = await openBotBattle(groundOf(call), { seeker, subject, searchId });
  if (isRefusal(opened)) return opened;
  return await answer(battles, call, { matchId: searchId, sought: opened });
}

async function destroy(battles: LiveBattles, call: Call, matchId: string): Answered {
  const { db, nowMs, caller } = call;
  const given = await giveUp(battles, { db, playerId: caller.playerId, matchId });
  if (given === null) return refuse("no_data");
  const { card, id } = given;
  return {
    data: { ...toState(nowMs, card), match_id: id, state: card === null ? "nobody" : "found" },
    message: "match_destroyed",
  };
}

type Standing = {
  /** As the request named it; empty: not at all. */
  readonly matchId: string;
  readonly sought: Sought;
};

async function answer(battles: LiveBattles, call: Call, { matchId, sought }: Standing): Answered {
  const { nowMs } = call;
  switch (sought.is) {
    case "searching": {
      const searches_until = new Date(sought.untilMs).toISOString();
      const data = { ...toState(nowMs, null), match_id: sought.searchId, searches_until };
      return { data: { ...data, state: "searching" } };
    }
    case "nobody":
      return { data: { ...toState(nowMs, null), match_id: matchId, state: "nobody" } };
    case "found": {
      // Of two who were paired one has brought it here; another adoption changes nothing.
      await battles.adopt(sought.battleId);
      return await showMatch(battles, call, { matchId: sought.searchId, battleId: sought.battleId });
    }
    case "seated":
      return isMatch(sought.battle)
        ? await showMatch(battles, call, {
            matchId: sought.battle.battleId,
            battleId: sought.battle.battleId,
          })
        : refuse("battle_open");
  }
}

/** A match that a search has led to: whoever asks without its id has lost it, and goes on with it. */
function isMatch({ kind }: OpenBattle): boolean {
  return kind === "random" || kind === "bot";
}

/** The match as its player may see it. Without a socket, asking says that the player is there, and ready. */
async function showMatch(
  battles: LiveBattles,
  call: Call,
  { matchId, battleId }: { readonly matchId: string; readonly battleId: string },
): Answered {
  const { playerId } = call.caller;
  const before = await battles.view(battleId, playerId);
  if (before === null) return refuse("no_data");
  const hasSocket = call.input.with_socket === true;
  const card = hasSocket || before.result !== null ? before : await beThere(battles, playerId, before);
  return { data: { ...toState(call.nowMs, card), match_id: matchId, state: "found" } };
}

async function beThere(battles: LiveBattles, playerId: string, card: BattleCard): Promise<BattleCard> {
  const { battle_id: battleId } = card;
  await battles.noteThere(battleId, playerId);
  const own = card.seats.find(({ seat }) => seat === card.own_seat);
  const isAwaited = card.room_code === null && own?.is_ready === false && card.state !== "game_started";
  if (isAwaited) await battles.ask(battleId, { type: "ready", playerId });
  return (await battles.view(battleId, playerId)) ?? card;
}

function toState(nowMs: number, card: BattleCard | null) {
  return {
    searches_until: null,
    room: card === null ? null : toRoomCard(card),
    server_time: new Date(nowMs).toISOString(),
  };
}

function groundOf({ db, ports, settings, nowMs }: Call): BotGround {
  const { random, keyedHash } = ports;
  return { db, random, keyedHash, numbers: battleNumbers(settings), nowMs };
}
