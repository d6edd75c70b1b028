import { Card } from "@crosscheck/ui/Card";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { Switch } from "@crosscheck/ui/Switch";
import { useSwitchLanguage, rememberForServer } from "../../state/switch-language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useBoot } from "../../boot/root-data.ts";
import { LetterKeys } from "../../view/LetterKeys.tsx";
import type { Theme } from "../../state/root-state.ts";
import { rootStore, useRootState } from "../../state/root-store.ts";
import { AlsoDefaultLanguage } from "./AlsoDefaultLanguage.tsx";
import { ContentLanguage } from "./ContentLanguage.tsx";

const THEMES = ["light", "dark", "system"] as const;

/** Language, theme, sound and motion: choices of this device, effective at once. */
export function LookCard() {
  const text = useText();
  const { language, languages, theme: bootTheme, configurations } = useBoot();
  const theme = useRootState((state) => state.theme) ?? bootTheme;
  const sound = useRootState((state) => state.sound);
  const motion = useRootState((state) => state.motion);
  const startsAtOnce = useRootState((state) => state.startsAtOnce);
  const switchLanguage = useSwitchLanguage();

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{text("settings.look.title")}</h2>
      {languages.length > 1 ? (
        <RadioKeys
          legend={text("settings.look.language")}
          value={language.code}
          choices={languages.map(({ code, language: label }) => ({ value: code, label, lang: code }))}
          onChange={(code) => void switchLanguage(code)}
        />
      ) : null}
      {configurations?.language_mode === "1" ? <ContentLanguage /> : null}
      <AlsoDefaultLanguage />
      <RadioKeys
        legend={text("settings.look.theme")}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: text(`settings.look.${value}`) }))}
        onChange={chooseTheme}
      />
      <Switch
        label={text("settings.look.sound")}
        hint={text("settings.look.sound_hint")}
        checked={sound}
        onChange={(checked) => rootStore.setState({ sound: checked })}
      />
      <Switch
        label={text("settings.look.at_once")}
        hint={text("settings.look.at_once_hint")}
        checked={startsAtOnce}
        onChange={(checked) => rootStore.setState({ startsAtOnce: checked })}
      />
      <Switch
        label={text("settings.look.motion")}
        hint={text("settings.look.motion_hint")}
        checked={motion === "reduced"}
        onChange={(checked) => rootStore.setState({ motion: checked ? "reduced" : "system" })}
      />
      <LetterKeys />
    </Card>
  );
}

function chooseTheme(theme: Theme): void {
  rememberForServer("theme", theme);
  rootStore.setState({ theme });
}
