import type { Refusal } from "@crosscheck/contract";
import { searchRules } from "@crosscheck/rules/battles/battle-rules";
import { chooseBot } from "@crosscheck/rules/battles/bot";
import type { Ports } from "../../ports/ports.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { Subject } from "../rooms/choose-subject.ts";
import { countOpening } from "../rooms/count-opening.ts";
import { findOpenBattle, type Seeker } from "../rooms/open-seat.ts";
import { deleteSearch, lockSeating } from "../rooms/seat-queries.ts";
import { BOT_ID, insertBattle } from "../store/battle-queries.ts";
import { findRating } from "./search-queries.ts";
import type { SeekGround, Sought } from "./seek.ts";

export type BotGround = SeekGround & Pick<Ports, "keyedHash">;

type BotWish = {
  readonly seeker: Seeker;
  readonly subject: Subject;
  /** Of the search that found nobody, so that a repeated call finds the same battle; empty: none. */
  readonly searchId: string;
};

/** Opens a battle against the bot that suits the player. */
export async function openBotBattle(
  { db, random, numbers, nowMs, keyedHash }: BotGround,
  { seeker, subject, searchId: given }: BotWish,
): Promise<Sought | Refusal<"too_many_requests">> {
  const { playerId } = seeker;
  const botStrength = chooseBot(await findRating(db, playerId));
  return await inTransaction(db, async (tx) => {
    await lockSeating(tx, playerId);
    await deleteSearch(tx, playerId);
    const battle = await findOpenBattle(tx, seeker);
    if (battle !== undefined) return { is: "seated", battle };
    const refused = await countOpening(tx, { playerId, keyedHash, nowMs });
    if (refused !== null) return refused;
    const battleId = random.uuid();
    const searchId = given === "" ? battleId : given;
    await insertBattle(tx, {
      battleId,
      rules: searchRules("bot", numbers),
      language: subject.language,
      categoryId: subject.categoryId,
      roomCode: null,
      botStrength,
      rematchOf: null,
      players: [
        { playerId, searchId },
        { playerId: BOT_ID, isBot: true },
      ],
      at: new Date(nowMs),
    });
    return { is: "found", searchId, battleId };
  });
}
