import { databaseBefore } from "@crosscheck/testkit/database-before";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { checkBalances, checkKinds } from "./check-queries.ts";

const PLAYERS = [
  // welcome, quiz, quiz, lifelines
  { entries: [100, 8, 10, -5, -5], redeemable: 18 },
  // what was spent beyond the others was earned
  { entries: [100, 8, -105, 10, -1, -2], redeemable: 10 },
  { entries: [100, 8, -105, 4, -7], redeemable: 0 },
  { entries: [100, -50], redeemable: 0 },
  { entries: [], redeemable: 0 },
];

it("replays the coins of before, whose others were spent first", async () => {
  const { db, migrate } = await databaseBefore("0040_coin_reasons.sql");
  for (const [number, { entries }] of PLAYERS.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    await sql`insert into players (player_id, name, type, refer_code, created_at)
      values (${id}, 'P', 'email', ${`0000000${number}`}, now())`.execute(db);
    const total = entries.reduce((sum, coins) => sum + coins, 0);
    await sql`insert into coin_accounts values (${id}, ${total}, ${entries.length})`.execute(db);
    let balance = 0;
    for (const [index, coins] of entries.entries()) {
      balance += coins;
      const [reason, house] =
        coins < 0 ? ["lifeline", "sales"] : [index === 0 ? "welcome" : "quiz_reward", "rewards"];
      await sql`insert into coin_entries values (${id}, ${index + 1}, ${reason}, ${coins}, ${-coins}, ${house},
        ${balance}, 'x', ${`k${index}`}, now())`.execute(db);
    }
  }
  await migrate();
  const { rows } = await sql<{ redeemable: number }>`
    select redeemable_coins::int as redeemable from coin_accounts order by player_id`.execute(db);
  expect(rows).toEqual(PLAYERS.map(({ redeemable }) => ({ redeemable })));
  for (const check of [checkBalances, checkKinds]) {
    expect(await check(db)).toMatchObject({ breaches: [] });
  }
});
