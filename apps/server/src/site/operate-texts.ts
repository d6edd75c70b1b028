import { refuse, type Refusal } from "@crosscheck/contract";
import type { listInterfaceTexts, setInterfaceText } from "@crosscheck/contract/operators/interface-texts";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { checkText } from "../languages/check-text.ts";
import { lockTexts, storeOwnTexts } from "../languages/text-queries.ts";
import { forgetTexts } from "../languages/texts-source.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import { readTextRow, readTextRows, shownText, type TextRow } from "./text-rows.ts";

/** What is missing, then what no longer fits, then the rest. */
const RANKS: Readonly<Record<TextRow["state"], number>> = { missing: 0, stale: 1, own: 2, shipped: 2 };

export async function findLanguage(db: Db, code: string): Promise<LanguageRecord | undefined> {
  return (await listLanguages(db)).find((language) => language.code === code);
}

export const handleListInterfaceTexts: OperatorHandler<typeof listInterfaceTexts> = async ({ db, input }) => {
  const { state, cursor = "", limit } = input;
  const language = await findLanguage(db, input.language);
  if (language === undefined) return refuse("no_data");
  const words = (input.search ?? "").toLowerCase();
  const found = [...(await readTextRows(db, language)).values()]
    .filter((row) => state === undefined || row.state === state)
    .filter(
      (row) =>
        row.text_id.includes(words) ||
        row.english.toLowerCase().includes(words) ||
        shownText(row).toLowerCase().includes(words),
    )
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const rows = found.filter((row) => placeOf(row) > cursor);
  return { data: toPage(rows, limit, placeOf), total: found.length, audit: { subject: null } };
};

export const handleSetInterfaceText: OperatorHandler<typeof setInterfaceText> = async ({
  db,
  nowMs,
  input,
}) => {
  const { text_id: id, text, version } = input;
  const language = await findLanguage(db, input.language);
  if (language === undefined) return refuse("no_data");
  await lockTexts(db, language.code);
  const before = await readTextRow(db, language, id);
  if (before === undefined) return refuse("no_data");
  if (before.version !== version) return refuse("changed_meanwhile");
  const problem = text === null ? null : checkText(text, before.english, language.locale);
  if (problem !== null) return refuseText(problem, before);
  await storeOwnTexts(db, language.code, { texts: [[id, text]], at: new Date(nowMs) });
  const after = (await readTextRow(db, language, id)) ?? before;
  return {
    data: after,
    message: "updated",
    audit: { subject: `${language.code} ${id}`, before: shownText(before), after: shownText(after) },
    afterwards: ({ db: whole }) => forgetTexts(whole),
  };
};

function refuseText<Name extends "text_syntax" | "text_values" | "text_plurals">(
  problem: Name,
  { english }: TextRow,
): Refusal<Name> {
  return refuse(problem, { detail: `The text does not fit the English one: ${english}` });
}

function placeOf({ state, text_id: id }: TextRow): string {
  return `${RANKS[state]} ${id}`;
}
