import { Button } from "@crosscheck/ui/Button";
import { useText } from "../../i18n/texts.tsx";
import { useDefaultLanguage } from "./default-language.ts";

/** Below a list in a language that has not everything: shows the rest in the default one, at a tap. */
export function DefaultLanguageOffer() {
  const text = useText();
  const language = useDefaultLanguage();
  if (language === null || language.isAllowed) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-2 text-center">
      <p className="text-sm text-muted">{text("settings.content.more", { language: language.name })}</p>
      <Button variant="quiet" onClick={() => void language.allow(true)}>
        {text("settings.content.also", { language: language.name })}
      </Button>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {language.hasFailed ? text("refusals.network_away") : null}
      </p>
    </div>
  );
}
