import arabic from "@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url";
import cyrillic from "@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url";
import hebrew from "@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url";
import latin from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url";

const FONT_BY_LANGUAGE: Readonly<Record<string, string>> = {
  ar: arabic,
  fa: arabic,
  ur: arabic,
  he: hebrew,
  ru: cyrillic,
  uk: cyrillic,
  bg: cyrillic,
};

/** The one font file worth loading before the style sheet asks for it. */
export function fontOf(language: string): string {
  return FONT_BY_LANGUAGE[language.split("-", 1)[0] ?? ""] ?? latin;
}
