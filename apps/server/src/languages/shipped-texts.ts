import { join } from "node:path";
import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { loadInterfaceTexts, type TextsByLanguage } from "./interface-texts.ts";

const FOLDER = join(import.meta.dirname, "../../../player/locales");
let reading: Promise<TextsByLanguage> | null = null;

/** Interface texts as they ship, read once. */
export function shippedTexts(): Promise<TextsByLanguage> {
  return (reading ??= loadInterfaceTexts(FOLDER));
}

/** The texts that every language has to have. Throws where none ship. */
export function englishTexts(shipped: TextsByLanguage): Readonly<Record<string, string>> {
  const english = shipped.get(BASE_LANGUAGE);
  if (english === undefined) throw new Error("no English texts ship");
  return english.texts;
}
