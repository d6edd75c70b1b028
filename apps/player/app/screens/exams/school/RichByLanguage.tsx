import { useBoot } from "../../../boot/root-data.ts";
import { useTrustedHtml } from "../../../hooks/trusted-html.ts";
import { useLanguage } from "../../../i18n/language.ts";

type RichByLanguageProps = {
  /** Sanitised by the server when it was written, by language code. */
  readonly texts: Readonly<Record<string, string>>;
  /** Code of the exam's language, which is taken where the interface's is missing. */
  readonly fallback: string;
};

/** Which of the texts is read, and its language; null where there is none. */
function chooseText(texts: RichByLanguageProps["texts"], codes: readonly string[]) {
  const code = [...codes, ...Object.keys(texts)].find((one) => (texts[one] ?? "") !== "");
  return code === undefined ? null : { code, html: texts[code] ?? "" };
}

/** Rich text of a school in the language of the interface, else of the exam, else in any; nothing without one. */
export function RichByLanguage({ texts, fallback }: RichByLanguageProps) {
  const own = useLanguage();
  const { languages } = useBoot();
  const { code, html } = chooseText(texts, [own.code, fallback]) ?? { code: own.code, html: "" };
  const inner = useTrustedHtml(html);
  if (html === "") return null;
  // Not by the rules' own list: the code of every quiz would fall apart into one file more.
  const direction = { true: "rtl", false: "ltr", undefined: "auto" } as const;
  const isRightToLeft = languages.find((language) => language.code === code)?.is_rtl;
  return (
    <div
      lang={code}
      dir={direction[`${isRightToLeft}`]}
      className="cc-prose"
      dangerouslySetInnerHTML={inner}
    />
  );
}
