import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { EXAMS_PATH, MOCKS_PATH } from "../../paths/exam-paths.ts";
import { useLicence } from "../../state/licence.ts";
import { useMockHistory, useMockPresets } from "../../study/mock-queries.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { Screen } from "../../view/Screen.tsx";
import { DefaultLanguageOffer } from "../modes/DefaultLanguageOffer.tsx";
import { chooseExam, examSearch, examsOf } from "./choose-exam.ts";
import { ExamChoice } from "./ExamChoice.tsx";
import { ExamOverview } from "./ExamOverview.tsx";
import { ExamsSkeleton } from "./ExamsSkeleton.tsx";
import { isEmpty } from "./is-empty.ts";
import { SubjectList } from "./SubjectList.tsx";

/** Route /exam-module/mock/. Authority and licence, then the papers of that exam with the own results. */
export function MockExams() {
  const text = useText();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // A choice counts at once: the address, by which it is found again, follows when the router gets to it.
  const [chosen, setChosen] = useState<URLSearchParams | null>(null);
  const search = chosen ?? address;
  const choose = (authority: string, licence?: string) => {
    const wanted = examSearch(authority, licence);
    setChosen(wanted);
    void navigate(`${MOCKS_PATH}?${wanted}`, { replace: true, preventScrollReset: true });
  };
  const licence = useLicence();
  const presets = useMockPresets();
  const history = useMockHistory(null);
  return (
    <Screen title={text("modes.mock_exam.title")}>
      <PageHeader
        title={text("modes.mock_exam.title")}
        lead={text("exams.mock.lead")}
        back={<BackLink to={EXAMS_PATH} label={text("shell.nav.exams")} />}
        aside={<ModeMark mode={{ emblem: "exam" }} />}
      />
      <CallView query={presets} loading={<ExamsSkeleton />}>
        {(loaded) => {
          const exams = examsOf(loaded);
          // Which exam stands there first follows from the past: what would change under a finger waits for it.
          if (history.query.isPending) return <ExamsSkeleton />;
          const records = history.first?.subjects ?? [];
          const lastPresetId = records[0]?.preset_id ?? null;
          const exam = chooseExam(exams, { search, lastPresetId, licence });
          if (exam === undefined) return <EmptyState title={text("exams.none.short")} art={<PaperPlane />} />;
          return (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <div className="flex min-w-0 flex-col gap-5">
                <ExamChoice exams={exams} shown={exam} onChoose={choose} />
                {exam.presets.some(isEmpty) ? <DefaultLanguageOffer /> : null}
                <SubjectList exam={exam} records={records} shownId={null} />
              </div>
              <ExamOverview exam={exam} records={records} />
            </div>
          );
        }}
      </CallView>
    </Screen>
  );
}
