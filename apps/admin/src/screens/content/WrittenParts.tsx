import Alert from "@mui/material/Alert";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState, type ReactNode } from "react";
import { Panel } from "../../kit/Panel.tsx";
import { languageShown } from "../../kit/shown-in.ts";
import { useSay } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";

type WrittenPartsProps<Written> = {
  readonly draft: (Written & { readonly note: string }) | null;
  readonly live: Written | null;
  /** Whether what was played last is played no more. */
  readonly isRetired: boolean;
  readonly children: (written: Written) => ReactNode;
};

/** What is written of something and what players have of it, one at a time, with what its reader says. */
export function WrittenParts<Written>({ draft, live, isRetired, children }: WrittenPartsProps<Written>) {
  const say = useSay();
  const parts = [
    ...(draft === null ? [] : [{ name: "draft", label: say("questions.part_draft"), written: draft }]),
    ...(live === null
      ? []
      : [
          {
            name: "live",
            label: say(isRetired ? "questions.part_was_live" : "questions.part_live"),
            written: live,
          },
        ]),
  ];
  const [wanted, setWanted] = useState("draft");
  const part = parts.find(({ name }) => name === wanted) ?? parts[0];
  if (part === undefined) return null;
  return (
    <>
      {draft !== null && draft.note !== "" && (
        <Alert severity="info">{say("questions.note", { note: draft.note })}</Alert>
      )}
      <Tabs value={part.name} onChange={(_event, next: string) => setWanted(next)}>
        {parts.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} />
        ))}
      </Tabs>
      {children(part.written)}
    </>
  );
}

type LanguagePreviewProps<Text> = {
  readonly texts: Readonly<Record<string, Text>>;
  readonly children: (text: Text, language: string) => ReactNode;
};

/** How something looks, in one of the languages it is written in; the console's comes first. */
export function LanguagePreview<Text>({ texts, children }: LanguagePreviewProps<Text>) {
  const say = useSay();
  const locale = useLocale();
  const languages = Object.keys(texts);
  const [chosen, setChosen] = useState<string | null>(null);
  const language =
    chosen !== null && languages.includes(chosen) ? chosen : (languageShown(texts, locale) ?? "en");
  const text = texts[language];
  return (
    <Panel title={say("questions.preview")}>
      <Tabs value={language} variant="scrollable" onChange={(_event, next: string) => setChosen(next)}>
        {languages.map((code) => (
          <Tab key={code} value={code} label={code} />
        ))}
      </Tabs>
      {text !== undefined && children(text, language)}
    </Panel>
  );
}
