import type { DataOf } from "../../data/call.ts";
import { useSay, useWords, type TextKey } from "../../texts/i18n.ts";

export type Setting = DataOf<"list_settings">["rows"][number];

/** What settings are about, in the order of the screen; those of a mode stand under it, those of badges together. */
const SECTIONS = {
  site: /^(appName|contactEmail|languageMode|demoMode|maintenance|operator|nightly|keptBackups)/,
  coins: /^(welcome|friendCode|paidFriends|newQuestions)/,
  payouts: /^(payout|coinsPerUnit|minimumRedeem)/,
  messages: /^(sms|mails)/,
  battles: /^battle[A-Z]/,
} as const;
type OwnSection = keyof typeof SECTIONS | "badges" | "other";

/** Name of the section, or id of the mode. */
export function sectionOf(key: string): string {
  const [first, mode] = key.split(".");
  if (first === "mode" && mode !== undefined) return `mode.${mode}`;
  if (first === "badge") return "badges";
  return Object.entries(SECTIONS).find(([, fits]) => fits.test(key))?.[0] ?? "other";
}

export function isDefault({ value, default: original }: Setting): boolean {
  return JSON.stringify(value) === JSON.stringify(original);
}

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
