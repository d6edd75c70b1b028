import { Card } from "@crosscheck/ui/Card";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { StatChip } from "@crosscheck/ui/StatChip";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { MOCKS_PATH } from "../../paths/exam-paths.ts";
import { MockTrend } from "../../study/MockTrend.tsx";
import {
  useMockHistory,
  useMockPresets,
  useTextByLanguage,
  type MockPreset,
  type MockRecord,
} from "../../study/mock-queries.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Screen } from "../../view/Screen.tsx";
import { examSearch, examsOf } from "./choose-exam.ts";
import { MockRows } from "./MockRows.tsx";
import { PaperRules } from "./PaperRules.tsx";
import { SourceNote } from "./SourceNote.tsx";
import { StartMock } from "./StartMock.tsx";
import { SubjectList } from "./SubjectList.tsx";
import { useAuthorityName } from "./use-authority-name.ts";

/** Route /exam-module/mock/:preset/. One paper: its real rules, the start, how it went so far; beside it the others. */
export function MockExam({ presetId }: { readonly presetId: string }) {
  const text = useText();
  const nameIn = useTextByLanguage();
  const nameOf = useAuthorityName();
  const presets = useMockPresets();
  const loaded = presets.data?.ok === true ? presets.data.data : [];
  const preset = loaded.find((one) => one.preset_id === presetId);
  const title = preset === undefined ? text("modes.mock_exam.title") : nameIn(preset.subject.name);
  return (
    <Screen title={title}>
      <PageHeader
        title={<Bdi>{title}</Bdi>}
        lead={
          preset === undefined ? undefined : (
            <>
              <Bdi>{nameOf(preset.authority).short}</Bdi> · <Bdi>{nameIn(preset.licence.name)}</Bdi>
            </>
          )
        }
        back={
          <BackLink
            to={
              preset === undefined
                ? MOCKS_PATH
                : `${MOCKS_PATH}?${examSearch(preset.authority.code, preset.licence.code)}`
            }
            label={text("modes.mock_exam.title")}
          />
        }
      />
      <CallView query={presets} loading={<PaperSkeleton />}>
        {(all) =>
          preset === undefined ? (
            <ErrorState message={text("exams.gone")}>
              <Link to={MOCKS_PATH} className={buttonClass("quiet")}>
                {text("modes.mock_exam.title")}
              </Link>
            </ErrorState>
          ) : (
            <LoadedPaper preset={preset} all={all} />
          )
        }
      </CallView>
    </Screen>
  );
}

type LoadedPaperProps = { readonly preset: MockPreset; readonly all: readonly MockPreset[] };

/** The own results stand among the rules: nothing is shown before they are known that they would push away. */
function LoadedPaper({ preset, all }: LoadedPaperProps) {
  const history = useMockHistory(null);
  if (history.query.isPending) return <PaperSkeleton />;
  return <Paper preset={preset} all={all} records={history.first?.subjects ?? []} />;
}

type PaperProps = LoadedPaperProps & { readonly records: readonly MockRecord[] };

function Paper({ preset, all, records }: PaperProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const exam = examsOf(all).find(({ presets }) => presets.includes(preset));
  const record = records.find(({ preset_id: id }) => id === preset.preset_id);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="max-lg:hidden">
        {exam === undefined ? null : <SubjectList exam={exam} records={records} shownId={preset.preset_id} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div className="grid grid-cols-3 gap-2">
          <StatChip label={text("exams.facts.questions")}>{number(preset.questions)}</StatChip>
          <StatChip label={text("exams.facts.minutes")}>{number(preset.minutes)}</StatChip>
          <StatChip label={text("exams.facts.pass")}>{percent(preset.pass_percent)}</StatChip>
        </div>
        <StartMock preset={preset} />
        {record === undefined ? null : (
          <Card>
            <h2 className="text-lg">{text("exams.history.own")}</h2>
            <MockTrend record={record} passPercent={preset.pass_percent} />
          </Card>
        )}
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg">{text("exams.rules.title")}</h2>
          <PaperRules preset={preset} />
          <SourceNote preset={preset} />
        </Card>
        {record === undefined ? null : <OwnMocks presetId={preset.preset_id} />}
      </div>
    </div>
  );
}

/** The mocks of this paper, each with its review. */
function OwnMocks({ presetId }: { readonly presetId: string }) {
  const text = useText();
  const pages = useMockHistory(presetId);
  return (
    <section aria-labelledby="exam-latest">
      <h2 id="exam-latest" className="mb-3 text-lg">
        {text("exams.history.latest")}
      </h2>
      <PagedList
        pages={pages}
        loading={<SkeletonList count={3} label={text("exams.history.loading")} />}
        empty={null}
      >
        {(mocks) => <MockRows mocks={mocks} hasTitles={false} />}
      </PagedList>
    </section>
  );
}

function PaperSkeleton() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Skeleton className="h-96 w-full max-lg:hidden" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
