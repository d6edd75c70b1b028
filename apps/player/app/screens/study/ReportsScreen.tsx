import type { OutputOf } from "@crosscheck/contract";
import type { getReports } from "@crosscheck/contract/actions/study";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { Bdi } from "../../i18n/Bdi.tsx";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../../play/content/ContentText.tsx";
import { useApi } from "../../state/api.tsx";
import { usePages } from "../../state/use-pages.ts";
import { ReportState } from "../../study/ReportState.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { ListDetail } from "../../view/ListDetail.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Screen } from "../../view/Screen.tsx";

type Report = OutputOf<typeof getReports>[number];

/** Route /profile/reports/. Reported faults, and what became of them. */
export default function ReportsScreen() {
  const text = useText();
  return (
    <Screen title={text("study.reports.title")}>
      <PageHeader
        title={text("study.reports.title")}
        lead={text("study.reports.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <ReportList />
    </Screen>
  );
}

function ReportList() {
  const text = useText();
  const api = useApi();
  const reports = usePages({
    key: ["get_reports"],
    ask: (page, options) => api.get_reports(page, options),
    rowsOf: (rows: readonly Report[]) => rows,
    idOf: idOfReport,
  });
  const isDesk = useMediaQuery(DESK);
  return (
    <PagedList
      pages={reports}
      loading={<SkeletonList count={3} label={text("study.reports.loading")} rowClassName="h-36 w-full" />}
      empty={
        <EmptyState title={text("study.reports.empty")} art={<PaperPlane />}>
          {text("study.reports.empty_text")}
        </EmptyState>
      }
    >
      {(rows) =>
        isDesk ? (
          <ListDetail
            label={text("study.reports.title")}
            rows={rows}
            idOf={idOfReport}
            renderLine={(report) => <ReportLine report={report} />}
            renderDetail={(report) => <ReportCard report={report} />}
          />
        ) : (
          <ul className="grid gap-3">
            {rows.map((report) => (
              <li key={idOfReport(report)}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        )
      }
    </PagedList>
  );
}

function idOfReport(report: Report): string {
  return `${report.question_id}/${report.reported_at}`;
}

/** What a report is recognised by. */
function ReportLine({ report }: { readonly report: Report }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        {report.face === null ? null : <SubjectTag face={report.face} />}
        <ReportState status={report.status} />
      </span>
      <span dir="auto" className="mt-1 line-clamp-2 font-medium text-pretty">
        <ContentText text={report.stem} />
      </span>
    </>
  );
}

function ReportCard({ report }: { readonly report: Report }) {
  const text = useText();
  const { date } = useFormats();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ReportState status={report.status} />
        <p className="text-xs text-muted">{text("study.reports.sent", { date: date(report.reported_at) })}</p>
      </div>
      <p className="flex items-center gap-2 text-sm font-semibold text-muted">
        {report.face === null ? null : <SubjectTag face={report.face} />}
        <Bdi>{report.category_name}</Bdi>
      </p>
      <h2 dir="auto" className="text-base font-medium text-pretty">
        <ContentText text={report.stem} />
      </h2>
      <p dir="auto" className="border-s-4 border-line ps-3 break-words whitespace-pre-line text-muted">
        {report.message}
      </p>
      {report.settled_at === null ? null : (
        <div className="rounded-key bg-primary-soft px-4 py-3">
          <p className="text-xs text-muted">
            {text("study.report.answer")} · {text("study.reports.settled", { date: date(report.settled_at) })}
          </p>
          <p dir="auto" className="mt-1 break-words whitespace-pre-line">
            {report.answer === "" ? text("study.reports.no_answer") : report.answer}
          </p>
        </div>
      )}
    </Card>
  );
}
