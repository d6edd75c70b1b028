import { Button } from "@crosscheck/ui/Button";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Tabs } from "@crosscheck/ui/Tabs";
import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { refusalId } from "../../../i18n/refusals.ts";
import { useText } from "../../../i18n/texts.tsx";
import type { Pages } from "../../../state/use-pages.ts";
import { PagedList } from "../../../view/PagedList.tsx";
import { ExamPass } from "./ExamPass.tsx";
import type { ExamRow } from "./exam-phase.ts";
import { useSchoolExams } from "./school-exams.ts";
import { ZoneNote } from "./ZoneNote.tsx";

/** More are shown when they are asked for: mock exams stand below them. */
const SHOWN = 3;

type Tab = "open" | "past";

type SchoolExamsProps = {
  /** Stands there until it is known what stands above `children`. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
};

/** Exams of schools that the player may sit or has sat, nothing where there are none; below them the rest. */
export function SchoolExams({ loading, children }: SchoolExamsProps) {
  const open = useSchoolExams(1, []);
  const past = useSchoolExams(2, open.rows);
  if (open.query.isPending || past.query.isPending) return loading;
  return (
    <>
      <Lists open={open} past={past} />
      {children}
    </>
  );
}

type ListsProps = Readonly<Record<Tab, Pages<ExamRow>>>;

function Lists({ open, past }: ListsProps) {
  const text = useText();
  const [asked, setAsked] = useState<Tab | null>(null);
  const lists = { open, past };
  const [first] = [...open.rows, ...past.rows];
  const failed = [open, past].find(({ query, refused }) => query.data === undefined || refused !== null);
  if (failed === undefined && first === undefined) {
    return null;
  }
  return (
    <section aria-labelledby="school-exams" className="mb-5">
      <h2 id="school-exams" className="text-lg">
        {text("school-exams.title")}
      </h2>
      {failed === undefined && first !== undefined ? (
        <>
          <ZoneNote at={first.starts_at} />
          <Tabs
            label={text("school-exams.which")}
            value={asked ?? (open.rows.length > 0 ? "open" : "past")}
            onChange={(next) => setAsked(next === "past" ? "past" : "open")}
            items={(["open", "past"] as const).map((tab) => ({
              value: tab,
              label: text(`school-exams.tabs.${tab}`, { count: countOf(lists[tab]) }),
              panel: <ExamList tab={tab} pages={lists[tab]} />,
            }))}
          />
        </>
      ) : (
        <ErrorState
          message={text(failed?.refused ? refusalId(failed.refused) : "refusals.network_away")}
          retry={{
            label: text("shell.retry"),
            busy: open.query.isFetching || past.query.isFetching,
            onRetry: () => {
              for (const { query } of [open, past]) void query.refetch();
            },
          }}
        />
      )}
    </section>
  );
}

/** How many there are, more than have come so far. */
function countOf({ query, rows }: Pages<ExamRow>): number {
  const [first] = query.data?.pages ?? [];
  return (first?.ok === true ? first.total : null) ?? rows.length;
}

type ExamListProps = { readonly tab: Tab; readonly pages: Pages<ExamRow> };

/** The first ones, or all of them page by page. */
function ExamList({ tab, pages }: ExamListProps) {
  const text = useText();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: whoever pressed it by key goes on with the first exam that it has brought.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll("a")[SHOWN]?.focus();
  }, [isWhole]);
  const count = countOf(pages);
  if (pages.rows.length === 0) {
    return <p className="py-4 text-muted">{text(`school-exams.empty.${tab}`)}</p>;
  }
  if (isWhole || count <= SHOWN) {
    return (
      <PagedList pages={pages} loading={null} empty={null}>
        {(rows) => <Passes list={list} rows={rows} />}
      </PagedList>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Passes list={list} rows={pages.rows.slice(0, SHOWN)} />
      <Button variant="quiet" onClick={() => setIsWhole(true)}>
        {text("school-exams.all", { count })}
      </Button>
    </div>
  );
}

type PassesProps = { readonly rows: readonly ExamRow[]; readonly list: Ref<HTMLUListElement> };

function Passes({ rows, list }: PassesProps) {
  return (
    <ul ref={list} className="grid gap-4">
      {rows.map((exam) => (
        <li key={exam.id} className="flex">
          <ExamPass exam={exam} isListed />
        </li>
      ))}
    </ul>
  );
}
