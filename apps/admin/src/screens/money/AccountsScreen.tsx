import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Columns } from "../../kit/Columns.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { Figures } from "./Figures.tsx";

type Totals = DataOf<"get_ledger_totals">;
type Month = Totals["months"][number];

const SUMS = ["given", "spent", "staked", "won", "refunded", "corrected", "paid_out"] as const;

const dayOf = (month: string) => `${month}-01`;

/** Who has the coins, what moved today and this month, and the months before. */
export function AccountsScreen() {
  const say = useSay();
  const totals = useAnswer("get_ledger_totals", {});
  return (
    <Page title={say("areas.accounts")} lead={say("ledger.accounts_lead")}>
      <Answered query={totals}>
        {({ accounts, months }) => (
          <>
            <Accounts accounts={accounts} />
            <Months months={months} />
            <Reasons months={months} />
          </>
        )}
      </Answered>
    </Page>
  );
}

function Accounts({ accounts }: Pick<Totals, "accounts">) {
  const say = useSay();
  const { choice } = useWords();
  return (
    <Panel title={say("ledger.accounts")}>
      <Figures
        name={say("ledger.accounts")}
        titles={[
          say("ledger.accounts"),
          say("ledger.balance"),
          say("ledger.today_in"),
          say("ledger.today_out"),
          say("ledger.month_in"),
          say("ledger.month_out"),
        ]}
        rows={accounts.map(({ account, coins, today, this_month }) => ({
          key: account,
          title: choice(account),
          figures: [coins, today.in, today.out, this_month.in, this_month.out],
        }))}
      />
      <Typography variant="body2" color="textSecondary">
        {say("ledger.negative")}
      </Typography>
    </Panel>
  );
}

function Months({ months }: Pick<Totals, "months">) {
  const say = useSay();
  const { month: monthOf } = useFormats();
  return (
    <>
      <Panel title={say("ledger.months")}>
        <Figures
          name={say("ledger.months")}
          titles={[say("ledger.month"), ...SUMS.map((sum) => say(`ledger.${sum}`))]}
          rows={months.map((one) => ({
            key: one.month,
            title: monthOf(dayOf(one.month)),
            figures: SUMS.map((sum) => one[sum]),
          }))}
        />
      </Panel>
      <Panel title={say("ledger.given_per_month")}>
        <Columns
          columns={months.map(({ month, given }) => ({ day: dayOf(month), whole: given })).toReversed()}
          names={[say("ledger.given")]}
          span={{ name: say("ledger.month"), label: monthOf }}
        />
      </Panel>
    </>
  );
}

/** One month, reason by reason. */
function Reasons({ months }: { readonly months: readonly Month[] }) {
  const say = useSay();
  const { choice } = useWords();
  const { month: monthOf } = useFormats();
  const [chosen, setChosen] = useState(months[0]?.month ?? "");
  const reasons = months.find(({ month }) => month === chosen)?.reasons ?? [];
  return (
    <Panel
      title={say("ledger.by_reason")}
      actions={
        <TextField
          select
          label={say("ledger.month")}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: 180 }}
        >
          {months.map(({ month }) => (
            <MenuItem key={month} value={month}>
              {monthOf(dayOf(month))}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {reasons.length === 0 ? (
        <Typography color="textSecondary">{say("ledger.nothing_moved")}</Typography>
      ) : (
        <Figures
          name={say("ledger.by_reason")}
          titles={[say("ledger.by_reason"), say("ledger.entries"), say("ledger.balance")]}
          rows={reasons.map(({ reason, from_account, to_account, entries, coins }) => ({
            key: `${reason} ${from_account}`,
            title: (
              <>
                {choice(reason)}
                <Box
                  component="span"
                  sx={{ display: "block", color: "text.secondary", fontSize: "0.8125rem" }}
                >
                  {say("ledger.way", { from: choice(from_account), to: choice(to_account) })}
                </Box>
              </>
            ),
            figures: [entries, coins],
          }))}
        />
      )}
    </Panel>
  );
}
