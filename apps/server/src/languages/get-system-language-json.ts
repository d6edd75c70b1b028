import { refuse } from "@crosscheck/contract";
import type { getSystemLanguageJson } from "@crosscheck/contract/actions/settings";
import { z } from "zod";
import type { Handler } from "../calls/handle.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import { SINGLE_LANGUAGE } from "./get-languages.ts";
import type { TextsByLanguage } from "./interface-texts.ts";

const messagesShape = z.record(z.string(), z.json());

/** Makes the handler of get_system_language_json over the texts loaded at start. */
export function createGetSystemLanguageJson(texts: TextsByLanguage): Handler<typeof getSystemLanguageJson> {
  const answers = new Map(
    [...texts].map(([language, { messages, ...rest }]) => [
      language,
      { language, ...rest, messages: messagesShape.parse(messages) },
    ]),
  );
  return async ({ db, input }) => {
    const language = findLanguage(await listLanguages(db), input.language);
    const data = language && answers.get(language.code);
    return data === undefined ? refuse("no_data") : { data };
  };
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
