import { isRefusal, refuse, type Refusal, type RefusalName } from "@crosscheck/contract";
import type { PaperPart } from "@crosscheck/rules/attempts/build-paper";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import type { AttemptAbout, SourceName } from "@crosscheck/rules/modes/sources";
import type { Item } from "@crosscheck/rules/questions/item";
import { contentLanguage, type ContentLanguage } from "../../categories/content-language.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { nameIn, namesIn } from "../../content/names.ts";
import type { Names } from "../../postgres/tables/content-tables.ts";
import type { CallContext, Caller, SignedIn } from "../../calls/handle.ts";
import type { AttemptView } from "../view/attempt-view.ts";
import { modeWithSettings } from "../../modes/mode-numbers.ts";
import { openAttempt } from "./open-attempt.ts";
import { chooseFree, makeRoom, resumeRun } from "../engine/open-runs.ts";
import { listWaitingRuns, type WaitingRun } from "./opening-queries.ts";
import { rememberItems } from "../engine/read-items.ts";
import type { Run } from "../engine/run.ts";
import { viewRun } from "../view/view-run.ts";

export type QuizCall = Pick<CallContext, "db" | "ports" | "settings" | "nowMs" | "effects"> & {
  readonly caller: SignedIn;
};

/** What a call wants to play, before a paper is drawn. */
export type QuizWish<Code extends RefusalName, From extends SourceName = SourceName> = {
  readonly mode: ModeDefinition<From>;
  /** The player's own numbers, on top of the admin's. */
  readonly chooseNumbers?: (mode: ModeDefinition) => ModeDefinition;
  /** One open attempt per player, mode and scope. */
  readonly scopeKey: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  /** A fixed paper asks its items whatever waits elsewhere; absent: drawn from the candidates. */
  readonly isFixed?: true;
  /** Candidates of the paper and what is shown about it; read only when nothing waits to be resumed. */
  readonly prepare: (mode: ModeDefinition) => Promise<Prepared<From> | Refusal<Code>>;
};

type Prepared<From extends SourceName> = {
  /** Candidates, those to be asked first at the front; more than the paper needs replace those that wait elsewhere. */
  readonly items: readonly Item[];
  /** What makes its title, in each language it has; none where the mode is all there is to say. */
  readonly names: readonly Names[];
  readonly about: AttemptAbout<From>;
  /** Makes the paper of those that may be asked, and the mode that fits it; absent: the first ones, without sections. */
  readonly layOut?: (choice: readonly Item[]) => Promise<LaidOut>;
};

type LaidOut = { readonly mode: ModeDefinition; readonly parts: readonly PaperPart[] };

/** Opens the attempt a player asks for, or resumes the open one; every mode goes through here. */
export async function openQuiz<Code extends RefusalName, From extends SourceName>(
  call: QuizCall,
  wish: QuizWish<Code, From>,
): Promise<{ readonly data: AttemptView } | Refusal<Code | "no_data" | "too_many_requests">> {
  const waiting = await listWaitingRuns(call.db, call.caller.playerId);
  const here = waiting.find(({ mode, scopeKey }) => mode === wish.mode.id && scopeKey === wish.scopeKey);
  const elsewhere = waiting.filter((run) => run !== here);
  const run = (here && (await resumeRun(call, here))) ?? (await openNew(call, wish, elsewhere));
  return isRefusal(run) ? run : { data: await viewRun(call, run) };
}

async function openNew<Code extends RefusalName>(
  call: QuizCall,
  wish: QuizWish<Code>,
  elsewhere: readonly WaitingRun[],
): Promise<Run | Refusal<Code | "no_data" | "too_many_requests">> {
  const { db, ports, settings, nowMs, caller } = call;
  const tuned = modeWithSettings(wish.mode, settings);
  const mode = wish.chooseNumbers?.(tuned) ?? tuned;
  const prepared = await wish.prepare(mode);
  if (isRefusal(prepared)) return prepared;
  rememberItems(db, prepared.items);
  const { count, min } = mode.questions;
  const choice = wish.isFixed ? prepared.items : await chooseFree(call, elsewhere, prepared.items);
  // A short ranked paper would pay as much as a whole one.
  if (!wish.isFixed && mode.ranked && choice.length < min) return refuse("no_data");
  const plain: LaidOut = { mode, parts: [{ section: null, items: choice.slice(0, count), count }] };
  const paper = (await prepared.layOut?.(choice)) ?? plain;
  const { languages } = await currentCatalogue(db, nowMs);
  const defaultCode = languages[0]?.code ?? "";
  await makeRoom(call, elsewhere);
  return await openAttempt(
    db,
    { random: ports.random, settings, nowMs },
    {
      playerId: caller.playerId,
      mode: paper.mode,
      scopeKey: wish.scopeKey,
      categoryId: wish.categoryId,
      subcategoryId: wish.subcategoryId,
      scope: {
        ...prepared.about,
        title: namesIn(prepared.names, prepared.items[0]?.language ?? defaultCode, defaultCode),
        names: prepared.names,
        topicNames: await topicNames(call, prepared.items),
      },
      parts: paper.parts,
      closesAtMs: null,
    },
  );
}

/** The languages content is looked for in: the asked one, and the default one where the player allows it. */
export async function languagesFor(
  call: Pick<CallContext, "db" | "settings" | "nowMs"> & { readonly caller?: Caller },
  languageId: number | undefined,
): Promise<ContentLanguage> {
  const { languages } = await currentCatalogue(call.db, call.nowMs);
  const { languageMode } = call.settings;
  return contentLanguage(languages, { languageId, languageMode, caller: call.caller });
}

/**
 * Items of one language, for a run never mixes any (contract §7): of the first one that has enough of them, else of the
 * one that has most.
 *
 * @param enough items that make a whole paper
 */
export async function inOneLanguage(
  codes: readonly string[],
  enough: number,
  read: (code: string) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  let most: readonly Item[] = [];
  for (const code of new Set(codes)) {
    const items = await read(code);
    if (items.length >= enough) return items;
    if (items.length > most.length) most = items;
  }
  return most;
}

/** Names of the places of these items, in their language, by slug. */
export async function topicNames(
  call: Pick<QuizCall, "db" | "nowMs">,
  items: readonly Pick<Item, "categorySlug" | "subcategorySlug" | "language">[],
): Promise<Readonly<Record<string, string>>> {
  const { categories, languages } = await currentCatalogue(call.db, call.nowMs);
  const defaultCode = languages[0]?.code ?? "";
  const names = items.flatMap(({ categorySlug, subcategorySlug, language }) => {
    const category = categories.find(({ slug }) => slug === categorySlug);
    const subcategory = category?.subcategories.find(({ slug }) => slug === subcategorySlug);
    const place = subcategory ?? category;
    return place === undefined ? [] : [[place.slug, nameIn(place.names, language, defaultCode)] as const];
  });
  return Object.fromEntries(names);
}
