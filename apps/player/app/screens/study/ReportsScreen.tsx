import type { OutputOf } from "@crosscheck/contract";
import type { getReports } from "@crosscheck/contract/actions/study";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../../play/content/ContentText.tsx";
import { useApi } from "../../state/api.tsx";
import { ReportState } from "../../study/ReportState.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { Screen } from "../../view/Screen.tsx";

const PAGE = 25;

/** Route /profile/reports/. Reported faults, and what became of them. */
export default function ReportsScreen() {
  const text = useText();
  return (
    <Screen title={text("study.reports.title")}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title={text("study.reports.title")}
          lead={text("study.reports.lead")}
          back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
        />
        <ReportList />
      </div>
    </Screen>
  );
}

function ReportList() {
  const text = useText();
  const api = useApi();
  const reports = useInfiniteQuery({
    queryKey: ["get_reports"],
    queryFn: ({ pageParam, signal }) => api.get_reports({ offset: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) =>
      last.ok && offset + PAGE < (last.total ?? 0) ? offset + PAGE : undefined,
  });
  const retry = {
    label: text("shell.retry"),
    busy: reports.isFetching,
    onRetry: () => void reports.refetch(),
  };
  if (reports.isPending) {
    return <SkeletonList count={3} label={text("study.reports.loading")} rowClassName="h-36 w-full" />;
  }
  const refused = reports.data?.pages.find((page) => !page.ok);
  if (refused?.ok === false) return <ErrorState message={text(refusalId(refused.refused))} retry={retry} />;
  const rows = reports.data?.pages.flatMap((page) => (page.ok ? page.data : [])) ?? [];
  if (reports.isError && rows.length === 0) {
    return <ErrorState message={text("refusals.network_away")} retry={retry} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={text("study.reports.empty")} art={<PaperPlane />}>
        {text("study.reports.empty_text")}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {rows.map((report) => (
          <li key={`${report.question_id}/${report.reported_at}`}>
            <ReportRow report={report} />
          </li>
        ))}
      </ul>
      {reports.hasNextPage ? (
        <div className="mt-5 flex justify-center">
          <Button
            variant="quiet"
            loading={reports.isFetchingNextPage}
            onClick={() => void reports.fetchNextPage()}
          >
            {text("study.reports.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ReportRow({ report }: { readonly report: OutputOf<typeof getReports>[number] }) {
  const text = useText();
  const { date } = useFormats();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ReportState status={report.status} />
        <p className="text-xs text-muted">{text("study.reports.sent", { date: date(report.reported_at) })}</p>
      </div>
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
