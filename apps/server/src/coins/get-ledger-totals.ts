import type { OutputOf } from "@crosscheck/contract";
import { LedgerAccount } from "@crosscheck/contract/ledger-reasons";
import type { getLedgerTotals } from "@crosscheck/contract/operators/ledger";
import type { OperatorHandler } from "../calls/operate.ts";
import { listAccounts, listMonths, type MonthRecord } from "./ledger-day-queries.ts";

type Month = OutputOf<typeof getLedgerTotals>["months"][number];
type Sum = Exclude<keyof Month, "month" | "reasons">;

/** The sum of a month that a reason belongs to; null: coins that only wait, or stay in the house. */
const SUMS: Readonly<Record<MonthRecord["reason"], Sum | null>> = {
  welcome: "given",
  friend_code: "given",
  friend_code_owner: "given",
  quiz_reward: "given",
  regrade_reward: "given",
  badge_reward: "given",
  lifeline: "spent",
  premium_unlock: "spent",
  correction: "corrected",
  contest_entry: "staked",
  contest_prize: "won",
  contest_refund: "refunded",
  battle_stake: "staked",
  battle_pot: "won",
  battle_refund: "refunded",
  payout_hold: null,
  payout_return: "refunded",
  payout_paid: "paid_out",
  contest_top_up: null,
  contest_rest: null,
  battle_rest: null,
};
const NOTHING = { in: 0, out: 0 };

export const handleGetLedgerTotals: OperatorHandler<typeof getLedgerTotals> = async (call) => {
  const { db, nowMs, input } = call;
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const months = monthsUntil(nowMs, input.months);
  const accounts = await listAccounts(db, today);
  const moved = await listMonths(db, `${months.at(-1) ?? ""}-01`);
  return {
    data: {
      accounts: LedgerAccount.options.map((account) => {
        const found = accounts.find((one) => one.account === account);
        const { coins = 0, today: day = NOTHING, thisMonth = NOTHING } = found ?? {};
        return { account, coins, today: day, this_month: thisMonth };
      }),
      months: months.map((month) =>
        toMonth(
          month,
          moved.filter((one) => one.month === month),
        ),
      ),
    },
    audit: { subject: null },
  };
};

/** `2026-11`, `2026-10` and so on, as many as asked for. */
function monthsUntil(nowMs: number, count: number): readonly string[] {
  const now = new Date(nowMs);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

function toMonth(month: string, moved: readonly MonthRecord[]): Month {
  const sums = { given: 0, spent: 0, staked: 0, won: 0, refunded: 0, corrected: 0, paid_out: 0 };
  for (const { reason, fromAccount, coins } of moved) {
    const sum = SUMS[reason];
    if (sum === null) continue;
    sums[sum] += sum === "corrected" && fromAccount === "players" ? -coins : coins;
  }
  const reasons = moved.map(({ reason, fromAccount, toAccount, entries, coins }) => ({
    reason,
    from_account: fromAccount,
    to_account: toAccount,
    entries,
    coins,
  }));
  return { month, ...sums, reasons };
}
