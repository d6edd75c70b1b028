import { Card } from "@crosscheck/ui/Card";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useState } from "react";
import { Link } from "react-router";
import { Bdi } from "../../../i18n/Bdi.tsx";
import type { MsgId } from "../../../i18n/message-ids.ts";
import { useText } from "../../../i18n/texts.tsx";
import { EXAMS_PATH } from "../../../paths/exam-paths.ts";
import { BackLink } from "../../../view/BackLink.tsx";
import { CallView } from "../../../view/CallView.tsx";
import { Screen } from "../../../view/Screen.tsx";
import { ExamFacts } from "./ExamFacts.tsx";
import { ExamPass, ExamSubject } from "./ExamPass.tsx";
import { ExamRules } from "./ExamRules.tsx";
import { ExamSteps } from "./ExamSteps.tsx";
import { Instructions } from "./Instructions.tsx";
import { phaseOf, type SchoolExam as Exam } from "./exam-phase.ts";
import { useSchoolExam } from "./school-exams.ts";
import { ZoneNote } from "./ZoneNote.tsx";

/** Route /exam-module/:exam/. One exam of a school: the way to its start, or how the player stands with it. */
export function SchoolExam({ examId }: { readonly examId: string }) {
  const text = useText();
  const exam = useSchoolExam(examId);
  const loaded = exam.data?.ok === true ? exam.data.data : null;
  const title = loaded?.title ?? text("modes.exam.title");
  return (
    <Screen title={title}>
      <PageHeader
        title={<Bdi className="[overflow-wrap:anywhere]">{title}</Bdi>}
        lead={loaded === null ? undefined : <ExamSubject exam={loaded} />}
        back={<BackLink to={EXAMS_PATH} label={text("modes.exam.back")} />}
      />
      <CallView
        query={exam}
        loading={<ExamSkeleton />}
        noData="exams.gone"
        refusedAction={
          <Link to={EXAMS_PATH} className={buttonClass("quiet")}>
            {text("modes.exam.back")}
          </Link>
        }
      >
        {(one) => <OneExam exam={one} />}
      </CallView>
    </Screen>
  );
}

function OneExam({ exam }: { readonly exam: Exam }) {
  const text = useText();
  // Why the server did not let the player go on: said above whatever the exam has become.
  const [told, setTold] = useState<MsgId | null>(null);
  const phase = phaseOf(exam);
  return (
    <>
      <output className="sr-only">{text(`school-exams.phase.${phase}`)}</output>
      <p role="alert" className="mb-3 font-medium text-wrong empty:hidden">
        {told === null ? null : text(told)}
      </p>
      {phase === "open" || phase === "entered" ? (
        <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
          <div className="min-w-0">
            <ExamSteps exam={exam} onTell={setTold} />
          </div>
          <aside className="min-w-0">
            <ZoneNote at={exam.starts_at} />
            <ExamPass exam={exam} isListed={false} />
          </aside>
        </div>
      ) : (
        <Aloof exam={exam} isUpcoming={phase === "upcoming"} />
      )}
    </>
  );
}

/** An exam that cannot be entered now: how the player stands with it; before its start all that can be read. */
function Aloof({ exam, isUpcoming }: { readonly exam: Exam; readonly isUpcoming: boolean }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <ZoneNote at={exam.starts_at} />
        <ExamPass exam={exam} isListed={false} />
      </div>
      {isUpcoming ? (
        <>
          <p className="text-muted">{text("school-exams.upcoming")}</p>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card className="flex flex-col gap-4">
              <h2 className="text-lg">{text("school-exams.step.instructions")}</h2>
              <Instructions exam={exam} />
              <ExamFacts exam={exam} />
            </Card>
            <Card className="flex flex-col gap-4">
              <h2 className="text-lg">{text("school-exams.step.rules")}</h2>
              <ExamRules exam={exam} />
            </Card>
          </div>
        </>
      ) : null}
    </div>
  );
}

function ExamSkeleton() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
