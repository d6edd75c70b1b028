import { roomRules } from "@crosscheck/rules/battles/battle-rules";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { insertBattle } from "@crosscheck/server/battles/store/battle-queries";
import { systemClock } from "@crosscheck/server/ports/clock";
import { createRandom } from "@crosscheck/server/ports/random";
import type { Db } from "@crosscheck/server/postgres/database";
import { BOOK_CHECKS } from "@crosscheck/server/reconcile/all-checks";
import { sql } from "kysely";

/** A room for two in which both are seated; the first of them starts it. */
export type BenchBattle = { readonly battleId: string; readonly tokens: readonly [string, string] };

export type BenchBattleNumbers = { readonly questionCount: number; readonly secondsPerQuestion: number };

/** Opens a room for each two players of a running product, given by their tokens, which nobody has entered yet. */
export async function addBenchBattles(
  db: Db,
  tokens: readonly string[],
  numbers: BenchBattleNumbers,
): Promise<readonly BenchBattle[]> {
  const random = createRandom(systemClock);
  const rules = roomRules({ kind: "friend" }, { ...numbers, stakeCoins: 5 });
  if (rules === null) throw new Error("numbers out of bounds");
  const playerIds = await listPlayerIds(db, tokens);
  const battles: BenchBattle[] = [];
  for (let index = 0; index + 1 < tokens.length; index += 2) {
    const battleId = random.uuid();
    await insertBattle(db, {
      battleId,
      rules,
      language: "en",
      categoryId: null,
      roomCode: newRoomCode(random),
      botStrength: null,
      rematchOf: null,
      players: playerIds.slice(index, index + 2).map((playerId) => ({ playerId })),
      at: new Date(),
    });
    battles.push({ battleId, tokens: [tokens[index] ?? "", tokens[index + 1] ?? ""] });
  }
  return battles;
}

async function listPlayerIds(db: Db, tokens: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ player: string }>`
    select devices.player_id as player
    from unnest(${tokens}::text[]) with ordinality as given (token, place)
    join devices on devices.token_hash = sha256(convert_to(given.token, 'UTF8'))
    order by given.place`.execute(db);
  return rows.map(({ player }) => player);
}

/** Breaches of what the books of a running product promise. */
export async function checkBooks(db: Db): Promise<readonly string[]> {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  return reports.flatMap(({ breaches }) => breaches);
}

/** How many battles ended for which reason; `open`: not yet. */
export async function readEnds(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ reason: string; battles: number }>`
    select case when ended_at is null then 'open' else coalesce(end_reason, 'none') end as reason, count(*)::integer as battles
    from battles group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ reason, battles }) => [reason, battles]));
}
