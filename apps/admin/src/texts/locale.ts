import { useSyncExternalStore } from "react";

export const LOCALES = [
  { locale: "en", name: "English" },
  { locale: "ar", name: "العربية" },
] as const;
export type Locale = (typeof LOCALES)[number]["locale"];

const KEPT = "crosscheck-console-language";
const watchers = new Set<() => void>();
let current: Locale = readLocale();

function readLocale(): Locale {
  const wanted = localStorage.getItem(KEPT) ?? navigator.language;
  return wanted.startsWith("ar") ? "ar" : "en";
}

export function getLocale(): Locale {
  return current;
}

export function setLocale(next: Locale): void {
  current = next;
  localStorage.setItem(KEPT, next);
  markDocument();
  for (const watcher of watchers) watcher();
}

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** Language and direction of the page itself. */
export function markDocument(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = directionOf(current);
}

export function useLocale(): Locale {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, getLocale);
}
