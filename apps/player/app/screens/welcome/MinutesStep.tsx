import { MINUTES_A_DAY } from "@crosscheck/rules/home/study-plan";
import { useText } from "../../i18n/texts.tsx";
import { ChoiceKey } from "./ChoiceKey.tsx";
import type { StepProps } from "./step.ts";

/** How long the player wants to study a day. */
export function MinutesStep({ plan, onAnswer }: StepProps) {
  const text = useText();
  return (
    <div className="grid gap-2.5">
      {MINUTES_A_DAY.map((minutes) => (
        <ChoiceKey
          key={minutes}
          label={text("settings.plan.minutes_of", { minutes })}
          note={text(`welcome.minutes.about_${minutes}`)}
          isChosen={plan.minutesADay === minutes}
          onChoose={() => onAnswer({ minutes_a_day: minutes })}
        />
      ))}
    </div>
  );
}
