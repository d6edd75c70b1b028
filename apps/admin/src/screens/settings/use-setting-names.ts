import { useSay, useWords, type TextKey } from "../../texts/i18n.ts";
import type { OwnSection } from "./setting.ts";

type SettingNames = {
  /** What a setting is. */
  readonly nameOf: (key: string) => string;
  readonly sectionName: (section: string) => string;
};

/** Words for keys of settings and what they are about. */
export function useSettingNames(): SettingNames {
  const say = useSay();
  const { choice } = useWords();
  return {
    nameOf: (key) => {
      const parts = key.split(".");
      // A key that is newer than this console is shown as it is.
      const name = say(`setting_names.${parts.at(-1)}` as TextKey, { _: key });
      return parts[0] === "badge" ? `${choice(parts[1] ?? "")}: ${name}` : name;
    },
    sectionName: (section) =>
      section.startsWith("mode.")
        ? choice(section.slice("mode.".length))
        : say(`settings.section_${section as OwnSection}`),
  };
}
