import { useSay, useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import { settingNames as arabic } from "../../texts/ar/setting-names.ts";
import { settingNames as english } from "../../texts/en/setting-names.ts";
import type { OwnSection } from "./setting.ts";

type SettingNames = {
  /** What a setting is. */
  readonly nameOf: (key: string) => string;
  readonly sectionName: (section: string) => string;
};

/** Apart from the other texts: two hundred names that no other screen says. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: english.setting_names,
  ar: arabic.setting_names,
};

/** Words for keys of settings and what they are about. */
export function useSettingNames(): SettingNames {
  const say = useSay();
  const { choice } = useWords();
  const names = NAMES[useLocale()] ?? {};
  return {
    nameOf: (key) => {
      const parts = key.split(".");
      // A key that is newer than this console is shown as it is.
      const name = names[parts.at(-1) ?? ""] ?? key;
      return parts[0] === "badge" ? `${choice(parts[1] ?? "")}: ${name}` : name;
    },
    sectionName: (section) =>
      section.startsWith("mode.")
        ? choice(section.slice("mode.".length))
        : say(`settings.section_${section as OwnSection}`),
  };
}
