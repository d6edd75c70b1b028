import { FINDINGS, fillFinding, type FindingName } from "@crosscheck/contract/question-faults";
import { useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import { findingParts, findings } from "../../texts/ar/findings.ts";

type FindingProps = {
  /** In English, for what has no name. */
  readonly message: string;
  readonly what?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
};

/** What a check has found, in the language of the console. */
export function Finding({ message, what, values = {} }: FindingProps) {
  const locale = useLocale();
  const { choice } = useWords();
  if (locale !== "ar" || what === undefined || !isFinding(what)) return <bdi lang="en">{message}</bdi>;
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isolate(sayValue(name, value, choice))]),
  );
  return <span>{fillFinding(findings[what], said)}</span>;
}

function isFinding(what: string): what is FindingName {
  return Object.hasOwn(FINDINGS, what);
}

/** Parts and kinds have words of their own; all else is what the author wrote. */
function sayValue(name: string, value: string, choice: (value: string) => string): string {
  if (name === "kind") return choice(value);
  if (name !== "field" && name !== "part") return value;
  const part = Object.keys(findingParts)
    .toSorted((one, other) => other.length - one.length)
    .find((one) => value === one || value.startsWith(`${one} `));
  return part === undefined ? value : `${findingParts[part]}${value.slice(part.length)}`;
}

/** Turns nothing of the sentence around it. */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
