import { isRefusal, refuse, type Refusal } from "@crosscheck/contract";
import type { PaperPart } from "@crosscheck/rules/attempts/build-paper";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { Item } from "@crosscheck/rules/questions/item";
import { contentLanguage, type ContentLanguage } from "../categories/content-language.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import type { CallContext, SignedIn } from "../handle.ts";
import { attemptBudgetWait } from "./attempt-budget.ts";
import type { AttemptScope } from "./attempt-tables.ts";
import type { AttemptView } from "./attempt-view.ts";
import { modeWithSettings } from "./mode-numbers.ts";
import { openAttempt, resumeAttempt } from "./open-attempt.ts";
import { readRunsElsewhere, withoutItemsOf } from "./open-runs.ts";
import type { Run } from "./run.ts";
import { viewRun } from "./view-run.ts";

export type QuizCall = Pick<CallContext, "db" | "ports" | "settings" | "nowMs"> & {
  readonly caller: SignedIn;
};

/** What a call wants to play, before a paper is drawn. */
export type QuizWish = {
  readonly mode: ModeDefinition;
  /** One open attempt per player, mode and scope. */
  readonly scopeKey: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  /** Candidates of the paper and what is shown about it; read only when nothing waits to be resumed. */
  readonly prepare: (mode: ModeDefinition) => Promise<Prepared | Refusal<"no_data">>;
};

export type Prepared = {
  /** Candidates, those to be asked first at the front; more than the paper needs replace those that wait elsewhere. */
  readonly items: readonly Item[];
  readonly title: string;
  readonly more?: Partial<AttemptScope>;
};

type Refused = Refusal<"no_data" | "too_many_requests">;

/** Opens the attempt a player asks for, or resumes the open one; every mode without levels goes through here. */
export async function openQuiz(
  call: QuizCall,
  wish: QuizWish,
): Promise<{ readonly data: AttemptView } | Refused> {
  const { db, nowMs } = call;
  const place = { playerId: call.caller.playerId, mode: wish.mode.id, scopeKey: wish.scopeKey };
  const run = (await resumeAttempt(call, place)) ?? (await openNew(call, wish));
  return isRefusal(run) ? run : { data: await viewRun(db, run, nowMs) };
}

async function openNew(call: QuizCall, wish: QuizWish): Promise<Run | Refused> {
  const { db, ports, settings, nowMs, caller } = call;
  const waitSeconds = await attemptBudgetWait(db, caller.playerId, nowMs);
  if (waitSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds: waitSeconds });
  const mode = modeWithSettings(wish.mode, settings);
  const prepared = await wish.prepare(mode);
  if (isRefusal(prepared)) return prepared;
  const { count } = mode.questions;
  const elsewhere = await readRunsElsewhere(call, { mode: mode.id, scopeKey: wish.scopeKey });
  const items = withoutItemsOf(elsewhere, prepared.items).slice(0, count);
  if (items.length === 0) return refuse("no_data");
  const parts: readonly PaperPart[] = [{ section: null, items, count }];
  return await openAttempt(
    db,
    { random: ports.random, nowMs },
    {
      playerId: caller.playerId,
      mode,
      scopeKey: wish.scopeKey,
      categoryId: wish.categoryId,
      subcategoryId: wish.subcategoryId,
      scope: {
        category: null,
        subcategory: null,
        level: null,
        maxLevel: 0,
        title: prepared.title,
        topicNames: await topicNames(call, prepared.items),
        ...prepared.more,
      },
      parts,
      closesAtMs: null,
    },
  );
}

/** The languages content is looked for in: the asked one, then the default one. */
export async function languagesFor(
  call: Pick<CallContext, "db" | "settings" | "nowMs">,
  languageId: number | undefined,
): Promise<ContentLanguage & { readonly codes: readonly string[] }> {
  const { languages } = await currentCatalogue(call.db, call.nowMs);
  const language = contentLanguage(languages, { languageId, languageMode: call.settings.languageMode });
  return { ...language, codes: [...new Set([language.code, language.defaultCode])] };
}

/** Names of the places of these items, in their language, by slug. */
async function topicNames(call: QuizCall, items: readonly Item[]): Promise<Readonly<Record<string, string>>> {
  const { categories } = await currentCatalogue(call.db, call.nowMs);
  const names = items.flatMap(({ categorySlug, subcategorySlug, language }) => {
    const category = categories.find(({ slug }) => slug === categorySlug);
    const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug);
    const place = subcategory ?? category;
    return place === undefined ? [] : [[place.slug, nameIn(place.names, language, "en")] as const];
  });
  return Object.fromEntries(names);
}
