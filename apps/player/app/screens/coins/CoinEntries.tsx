import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { CoinEntryRow } from "./CoinEntryRow.tsx";
import { useCoinEntries, type CoinEntry, type Filter } from "./use-coin-entries.ts";

/** Entries of one filter by day; more come while the player scrolls. */
export function CoinEntries({ filter }: { readonly filter: Filter }) {
  const text = useText();
  const { date } = useFormats();
  return (
    <PagedList
      pages={useCoinEntries(filter)}
      loading={<SkeletonList count={5} label={text("coins.loading")} rowClassName="h-20 w-full" />}
      empty={<NoEntries filter={filter} />}
    >
      {(entries) =>
        [...Map.groupBy(entries, (entry) => date(entry.date))].map(([day, ofDay]) => (
          <DayOfCoins key={day} day={day} entries={ofDay} />
        ))
      }
    </PagedList>
  );
}

function DayOfCoins({ day, entries }: { readonly day: string; readonly entries: readonly CoinEntry[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-muted">{day}</h2>
      <Card>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className="border-t border-line first:border-0">
              <CoinEntryRow entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function NoEntries({ filter }: { readonly filter: Filter }) {
  const text = useText();
  const isExpense = filter === "expense";
  return (
    <EmptyState
      title={text(isExpense ? "coins.empty_expense" : "coins.empty")}
      art={<PaperPlane />}
      action={
        <Link to="/quiz-zone/" className={buttonClass("action")}>
          {text("coins.to_quizzes")}
        </Link>
      }
    >
      {text(isExpense ? "coins.empty_expense_text" : "coins.empty_text")}
    </EmptyState>
  );
}
