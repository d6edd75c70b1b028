import { LICENCES } from "@crosscheck/rules/home/licence";
import { useText } from "../../i18n/texts.tsx";
import { ChoiceKey } from "./ChoiceKey.tsx";
import type { StepProps } from "./step.ts";

/** What the player trains for. */
export function LicenceStep({ plan, onAnswer }: StepProps) {
  const text = useText();
  return (
    <div className="grid gap-2.5">
      {LICENCES.map((licence) => (
        <ChoiceKey
          key={licence}
          label={text(`home.licence.${licence}`)}
          note={text(`welcome.licence.${licence}`)}
          isChosen={plan.licence === licence}
          onChoose={() => onAnswer({ licence })}
        />
      ))}
    </div>
  );
}
