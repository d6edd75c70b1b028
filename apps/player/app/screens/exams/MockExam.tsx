import { Card } from "@crosscheck/ui/Card";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
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
} from "../../study/mock-queries.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
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
            <Paper preset={preset} all={all} />
          )
        }
      </CallView>
    </Screen>
  );
}

type PaperProps = { readonly preset: MockPreset; readonly all: readonly MockPreset[] };

function Paper({ preset, all }: PaperProps) {
  const text = useText();
  const { number, percent } = useFormats();
  const history = useMockHistory(null);
  const records = history.first?.subjects ?? [];
  const exam = examsOf(all).find(({ presets }) => presets.includes(preset));
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
        <OwnMocks preset={preset} />
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg">{text("exams.rules.title")}</h2>
          <PaperRules preset={preset} />
          <SourceNote preset={preset} />
        </Card>
      </div>
    </div>
  );
}

/** How this paper went so far; nothing before the first mock of it. */
function OwnMocks({ preset: { preset_id: presetId, pass_percent: pass } }: { readonly preset: MockPreset }) {
  const text = useText();
  const history = useMockHistory(presetId);
  const record = history.first?.subjects[0];
  if (record === undefined) return null;
  return (
    <Card>
      <h2 className="text-lg">{text("exams.history.own")}</h2>
      <MockTrend record={record} passPercent={pass} />
      <div className="mt-4">
        <MockRows mocks={history.rows} hasTitles={false} />
      </div>
    </Card>
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
