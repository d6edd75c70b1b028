import type { Licence } from "@crosscheck/rules/home/licence";
import { MINUTES_A_DAY } from "@crosscheck/rules/home/study-plan";
import { Card } from "@crosscheck/ui/Card";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useText } from "../../i18n/texts.tsx";
import { useOwnUser } from "../../state/own-user.ts";
import { useLicenceChoices, useStudyPlan } from "../../state/study-plan.ts";
import { ExamDay } from "./ExamDay.tsx";

/** No goal among the goals. */
const NONE = "0";

/** What the player trains for, when the exam is and how much they want to study. Home goes by it. */
export function StudyPlanCard() {
  const text = useText();
  // Told on another device, it is here as soon as the own record is.
  useOwnUser();
  const { licence, examDate, minutesADay, hasFailed, change } = useStudyPlan();
  // One that another client has set stands among those on offer.
  const goals = [...new Set([...MINUTES_A_DAY, ...(minutesADay === null ? [] : [minutesADay])])];
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("settings.plan.title")}</h2>
      <p className="text-muted">{text("settings.plan.text")}</p>
      <RadioKeys<Licence | "">
        legend={text("settings.plan.licence")}
        value={licence ?? ""}
        choices={useLicenceChoices()}
        onChange={(chosen) => {
          if (chosen !== "") void change({ licence: chosen });
        }}
      />
      <ExamDay key={examDate} examDate={examDate} onChange={(day) => void change({ exam_date: day })} />
      <RadioKeys
        legend={text("settings.plan.minutes")}
        value={`${minutesADay ?? NONE}`}
        choices={[
          ...goals
            .toSorted((one, other) => one - other)
            .map((minutes) => ({
              value: `${minutes}`,
              label: text("settings.plan.minutes_of", { minutes }),
            })),
          { value: NONE, label: text("settings.plan.no_goal") },
        ]}
        onChange={(chosen) => void change({ minutes_a_day: chosen === NONE ? null : Number(chosen) })}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {hasFailed ? text("refusals.network_away") : null}
      </p>
    </Card>
  );
}
