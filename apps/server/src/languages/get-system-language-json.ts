import { refuse } from "@crosscheck/contract";
import type { getSystemLanguageJson } from "@crosscheck/contract/actions/settings";
import { z } from "zod";
import type { Handler } from "../handle.ts";
import type { TextsByLanguage } from "./interface-texts.ts";

const messagesShape = z.record(z.string(), z.json());

/** Makes the handler of get_system_language_json over the texts loaded at start. */
export function createGetSystemLanguageJson(texts: TextsByLanguage): Handler<typeof getSystemLanguageJson> {
  const answers = new Map(
    [...texts].map(([language, { version, messages }]) => [
      language,
      { language, version, messages: messagesShape.parse(messages) },
    ]),
  );
  return async ({ input }) => {
    const data = answers.get(input.language);
    return data === undefined ? refuse("no_data") : { data };
  };
}
