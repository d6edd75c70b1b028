import { refuse, type OutputOf } from "@crosscheck/contract";
import type { getSystemLanguageJson } from "@crosscheck/contract/actions/settings";
import { z } from "zod";
import type { Handler } from "../calls/handle.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import { SINGLE_LANGUAGE } from "./get-languages.ts";
import type { InterfaceTexts } from "./interface-texts.ts";
import type { TextsSource } from "./texts-source.ts";

const messagesShape = z.record(z.string(), z.json());

type Data = OutputOf<typeof getSystemLanguageJson>;
const answers = new WeakMap<InterfaceTexts, Omit<Data, "language">>();

/** Makes the handler of get_system_language_json over the texts as they are. */
export function createGetSystemLanguageJson({ current }: TextsSource): Handler<typeof getSystemLanguageJson> {
  return async ({ db, input }) => {
    const language = findLanguage(await listLanguages(db), input.language);
    const texts = language && (await current()).get(language.code);
    if (language === undefined || texts === undefined) return refuse("no_data");
    return { data: { language: language.code, ...answerOf(texts) } };
  };
}

/** Checked once for all who ask. */
function answerOf(interfaceTexts: InterfaceTexts): Omit<Data, "language"> {
  const known = answers.get(interfaceTexts);
  if (known !== undefined) return known;
  const { version, texts, messages } = interfaceTexts;
  const answer = { version, texts: { ...texts }, messages: messagesShape.parse(messages) };
  answers.set(interfaceTexts, answer);
  return answer;
}

/** By code, name or id, whichever a row handed out; the pair of spec §9 means the default one. */
function findLanguage(languages: readonly LanguageRecord[], asked: string): LanguageRecord | undefined {
  const wanted = asked.toLowerCase();
  const named = languages.find(({ id, code, name }) =>
    [String(id), code.toLowerCase(), name.toLowerCase()].includes(wanted),
  );
  const isSingle = wanted === String(SINGLE_LANGUAGE.id) || wanted === SINGLE_LANGUAGE.language;
  return named ?? (isSingle ? languages.find(({ isDefault }) => isDefault) : undefined);
}
