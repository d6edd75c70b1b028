import { contestTexts as arabic } from "../../texts/ar/contests.ts";
import { contestTexts as english } from "../../texts/en/contests.ts";
import { useLocale } from "../../texts/locale.ts";

const TEXTS = { en: english, ar: arabic } as const;

/** Apart from the other texts: no other screen says them, and every screen would load them. */
export function useContestTexts(): Readonly<Record<keyof typeof english, string>> {
  return TEXTS[useLocale()];
}
