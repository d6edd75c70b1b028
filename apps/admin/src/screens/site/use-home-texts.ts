import { homeTexts as arabic } from "../../texts/ar/home.ts";
import { homeTexts as english } from "../../texts/en/home.ts";
import { useLocale } from "../../texts/locale.ts";

const TEXTS = { en: english, ar: arabic } as const;

/** Apart from the other texts: no other screen says them, and every screen would load them. */
export function useHomeTexts(): Readonly<Record<keyof typeof english, string>> {
  return TEXTS[useLocale()];
}
