import type { DataOf } from "../../data/call.ts";

export type Setting = DataOf<"list_settings">["rows"][number];

/** What settings are about, in the order of the screen; those of a mode stand under it, those of badges together. */
const SECTIONS = {
  site: /^(appName|brand|siteLogo|socialLinks|homeSections|contactEmail|languageMode|demoMode|maintenance|operator|nightly|keptBackups)/,
  coins: /^(welcome|friendCode|paidFriends|newQuestions)/,
  payouts: /^(payout|coinsPerUnit|minimumRedeem)/,
  messages: /^(sms|mails)/,
  battles: /^battle[A-Z]/,
} as const;
export type OwnSection = keyof typeof SECTIONS | "badges" | "other";

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
