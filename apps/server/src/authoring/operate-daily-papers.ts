import { refuse } from "@crosscheck/contract";
import type {
  clearDailyPaper,
  listDailyPapers as listDailyPapersAction,
  setDailyPaper,
  viewDailyPaper,
} from "@crosscheck/contract/operators/daily-papers";
import { paperOfDay } from "@crosscheck/rules/attempts/daily-paper";
import { addDays, type Day } from "@crosscheck/rules/attempts/local-day";
import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import type { OperatorGround, OperatorHandler } from "../calls/operate.ts";
import { currentCatalogue, forgetCatalogue, type CatalogueCategory } from "../content/catalogue.ts";
import { firstOpenDay, type DailyPaper } from "../content/daily-paper-queries.ts";
import { CONTEST_SEEDS, generatedIdOf, readGeneratedRef } from "../content/generated-items.ts";
import { itemIdOf } from "../content/plan-import.ts";
import type { Db } from "../postgres/database.ts";
import {
  deleteDailyDay,
  listAskedItems,
  listDailyDays,
  lockDailyDays,
  storeDailyDay,
  type AskedItem,
} from "./daily-day-queries.ts";

/** How far a question of a day is looked for on other days. */
const DAYS_AROUND = 30;

export const handleListDailyPapers: OperatorHandler<typeof listDailyPapersAction> = async (call) => {
  const { db, nowMs, input } = call;
  const days = Array.from({ length: input.days }, (_, later) => addDays(input.from, later));
  // Read anew in the call's transaction.
  const { categories, dailyPapers } = await currentCatalogue(db, nowMs);
  const known = await readDays(db, dailyPapers, days);
  const asked = await lookUp(db, categories, new Set(known.flatMap(({ paper }) => paper?.items ?? [])));
  const rows = known.map((one) => {
    const items = one.paper?.items ?? [];
    const missing = items.filter((name) => !isAsked(asked.get(name)));
    return { ...toPaper(one, nowMs), questions: items.length, missing: missing.length };
  });
  return { data: { rows, first_open_day: firstOpenDay(nowMs) }, audit: { subject: null } };
};

export const handleViewDailyPaper: OperatorHandler<typeof viewDailyPaper> = async (call) => {
  const { db, nowMs, input } = call;
  const around = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, at) => addDays(input.day, at - DAYS_AROUND));
  const { categories, dailyPapers } = await currentCatalogue(db, nowMs);
  const known = await readDays(db, dailyPapers, around);
  const own = known.find(({ day }) => day === input.day) ?? { day: input.day, paper: undefined, version: 0 };
  const names = own.paper?.items ?? [];
  const asked = await lookUp(db, categories, new Set(names));
  const questions = names.map((name) => {
    const found = asked.get(name) ?? NOT_THERE;
    return {
      name,
      question_id: found.state === "template" ? null : (found.item?.itemId ?? null),
      stem: found.item?.stem ?? "",
      state: found.state,
      is_fit: found.isFit,
      languages: [...(found.item?.languages ?? [])],
      also_on: known.flatMap(({ day, paper }) =>
        day !== input.day && paper?.items.includes(name) === true ? [day] : [],
      ),
    };
  });
  return { data: { ...toPaper(own, nowMs), questions }, audit: { subject: input.day } };
};

export const handleSetDailyPaper: OperatorHandler<typeof setDailyPaper> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const { day, version, names, questions: items } = input;
  if (day < firstOpenDay(nowMs)) return refuse("day_fixed");
  await lockDailyDays(db);
  const before = (await listDailyDays(db, day, day)).get(day);
  if ((before?.version ?? 0) !== version) return refuse("changed_meanwhile");
  const { categories } = await currentCatalogue(db, nowMs);
  const asked = await lookUp(db, categories, new Set(items));
  if (asked.size !== items.length || items.some((name) => asked.get(name)?.isFit !== true))
    return refuse("paper_unfit");
  const own = { names, items };
  const next = await storeDailyDay(db, day, { ...own, setBy: caller.operatorId, at: new Date(nowMs) });
  return {
    data: { day, version: next },
    message: "updated",
    audit: { subject: day, before, after: own },
    afterwards,
  };
};

export const handleClearDailyPaper: OperatorHandler<typeof clearDailyPaper> = async ({
  db,
  nowMs,
  input,
}) => {
  const { day, version } = input;
  if (day < firstOpenDay(nowMs)) return refuse("day_fixed");
  await lockDailyDays(db);
  const before = (await listDailyDays(db, day, day)).get(day);
  if (before === undefined) return refuse("no_data");
  if (before.version !== version) return refuse("changed_meanwhile");
  await deleteDailyDay(db, day);
  return { data: { day }, message: "updated", audit: { subject: day, before }, afterwards };
};

const afterwards = ({ db }: OperatorGround): void => forgetCatalogue(db);

type KnownDay = { readonly day: Day; readonly paper: DailyPaper | undefined; readonly version: number };

/** Days with what they ask. */
async function readDays(
  db: Db,
  papers: readonly DailyPaper[],
  days: readonly Day[],
): Promise<readonly KnownDay[]> {
  const own = await listDailyDays(db, days[0] ?? "", days.at(-1) ?? "");
  return days.map((day) => ({
    day,
    paper: paperOfDay(day, papers),
    version: own.get(day)?.version ?? 0,
  }));
}

function toPaper({ day, paper, version }: KnownDay, nowMs: number) {
  return {
    day,
    names: { ...paper?.names },
    is_own: paper?.isOfOneDay === true,
    is_fixed: day < firstOpenDay(nowMs),
    version,
  };
}

type Asked = {
  readonly state: "live" | "template" | "retired" | "kept" | "not_there";
  readonly isFit: boolean;
  readonly item?: AskedItem;
};
const NOT_THERE: Asked = { state: "not_there", isFit: false };

const isAsked = (asked: Asked | undefined) => asked?.state === "live" || asked?.state === "template";

/** What the names of questions stand for now. */
async function lookUp(
  db: Db,
  categories: readonly CatalogueCategory[],
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Asked>> {
  const meant = [...names].map((name) => ({ name, ...meaningOf(name, categories) }));
  const items = await listAskedItems(
    db,
    meant.map(({ itemId }) => itemId),
  );
  return new Map(meant.map(({ name, itemId, seed }) => [name, toAsked(items.get(itemId), seed)]));
}

/** `seed`: of a question that a template makes. */
function meaningOf(name: string, categories: readonly CatalogueCategory[]) {
  const ref = readGeneratedRef(name, categories);
  const [pack = "", sourceId = ""] = name.split("/");
  return ref === undefined
    ? { itemId: itemIdOf(pack, sourceId), seed: null }
    : { itemId: generatedIdOf(ref), seed: ref.seed };
}

function toAsked(item: AskedItem | undefined, seed: number | null): Asked {
  const found = item === undefined ? {} : { item };
  if (item?.isKept === true) return { state: "kept", isFit: false, ...found };
  if (seed !== null) return { state: "template", isFit: seed < CONTEST_SEEDS, ...found };
  if (item === undefined) return NOT_THERE;
  return item.isRetired
    ? { state: "retired", isFit: false, item }
    : { state: "live", isFit: isForEverybody(item), item };
}

/** Everybody is asked it: nothing that is sold, waits for an event, or needs a passage or a toy of its own. */
function isForEverybody({ kind, categoryType, isPremium, isOfPassage }: AskedItem): boolean {
  const isAsked = MODES.daily_quiz.kinds.some((one) => one === kind);
  return isAsked && !isPremium && !isOfPassage && !EVENT_TYPES.includes(categoryType);
}
