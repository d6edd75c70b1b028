import { Switch } from "@crosscheck/ui/Switch";
import { useText } from "../../i18n/texts.tsx";
import { useDefaultLanguage } from "../modes/default-language.ts";

/** Lets the default language stand in where the chosen one has no questions; nothing where it is the chosen one. */
export function AlsoDefaultLanguage() {
  const text = useText();
  const language = useDefaultLanguage();
  if (language === null) return null;
  return (
    <>
      <Switch
        label={text("settings.content.also", { language: language.name })}
        hint={text("settings.content.also_hint")}
        checked={language.isAllowed}
        onChange={(allowed) => void language.allow(allowed)}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {language.hasFailed ? text("refusals.network_away") : null}
      </p>
    </>
  );
}
