import { Card } from "@crosscheck/ui/Card";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import type { Licence } from "@crosscheck/rules/home/licence";
import { useText } from "../../i18n/texts.tsx";
import { useLicence, useLicenceChoices } from "../../state/licence.ts";
import { useOwnUser } from "../../state/own-user.ts";

/** What the player trains for. Home begins with its subjects. */
export function LicenceCard() {
  const text = useText();
  // Told on another device, it is here as soon as the own record is.
  useOwnUser();
  const { licence, hasFailed, choose } = useLicence();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("settings.licence.title")}</h2>
      <p className="text-muted">{text("settings.licence.text")}</p>
      <RadioKeys<Licence | "">
        legend={text("settings.licence.label")}
        value={licence ?? ""}
        choices={useLicenceChoices()}
        onChange={(chosen) => {
          if (chosen !== "") void choose(chosen);
        }}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {hasFailed ? text("refusals.network_away") : null}
      </p>
    </Card>
  );
}
