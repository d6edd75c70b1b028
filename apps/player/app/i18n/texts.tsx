import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider, Trans, useLingui } from "@lingui/react";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { LIMITS } from "./limits.ts";
import { LanguageContext, type InterfaceLanguage } from "./language.ts";
import type { MsgId } from "./message-ids.ts";

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MsgId, values?: TextValues) => string;

type TextsProviderProps = {
  readonly language: InterfaceLanguage;
  /** Compiled texts by id, as JSON. */
  readonly messages: string;
  readonly children: ReactNode;
};

const known = new Map<string, Messages>();

/** Texts as Lingui takes them. There are as many as languages, so the server keeps what it reads for every page. */
function readTexts(json: string): Messages {
  // Compiled by the server with Lingui's own compiler; JSON cannot say so.
  const texts = known.get(json) ?? (JSON.parse(json) as Messages);
  known.set(json, texts);
  return texts;
}

/** Makes a language and its texts available below. */
export function TextsProvider({ language, messages, children }: TextsProviderProps) {
  const i18n = useMemo(
    () =>
      setupI18n({
        locale: language.locale,
        messages: { [language.locale]: readTexts(messages) },
      }),
    [language.locale, messages],
  );
  return (
    <LanguageContext value={language}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

/** Texts of the interface language, by id. */
export function useText(): Text {
  const { i18n } = useLingui();
  return useMemo(() => (id, values) => i18n._(id, { ...LIMITS, ...values }), [i18n]);
}

/** A text with elements in it: `<0>…</0>` in the text becomes the first part. */
export function RichText({
  id,
  values,
  parts,
}: {
  id: MsgId;
  values?: TextValues;
  parts: readonly ReactElement[];
}) {
  return <Trans id={id} values={{ ...LIMITS, ...values }} components={Object.fromEntries(parts.entries())} />;
}
