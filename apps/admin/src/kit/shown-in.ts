/** The language that something is shown in first: the console's, else English, else whichever it has. */
export function languageShown(texts: Readonly<Record<string, unknown>>, locale: string): string | undefined {
  return [locale, "en"].find((language) => Object.hasOwn(texts, language)) ?? Object.keys(texts)[0];
}

/** What it says there; undefined: it says nothing in any. */
export function shownIn<Text>(texts: Readonly<Record<string, Text>>, locale: string): Text | undefined {
  const language = languageShown(texts, locale);
  return language === undefined ? undefined : texts[language];
}
