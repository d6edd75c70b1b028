import type { OutputOf } from "@crosscheck/contract";
import type { getTrialQuestions } from "@crosscheck/contract/actions/trial";
import { buildPaper } from "@crosscheck/rules/attempts/build-paper";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { Item } from "@crosscheck/rules/questions/item";
import { toSeed } from "@crosscheck/rules/random";
import { isForHome } from "@crosscheck/rules/trial/choose-trial";
import { languagesFor } from "../attempts/open/open-quiz.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { itemKeyOf } from "../content/item-queries.ts";
import { nameIn } from "../content/names.ts";
import type { CallContext } from "../calls/handle.ts";
import type { KeyedHash } from "../ports/ports.ts";
import { listTrialItems, type TrialSet } from "./trial-set.ts";

export type TrialQuestionView = OutputOf<typeof getTrialQuestions>["questions"][number];

/**
 * A question as it is shown to every visitor: order and ids of its options follow from the secret of this installation,
 * so that a page with it may be kept and nothing about it need be stored.
 */
export function arrangeTrial(item: Item, keyedHash: KeyedHash, number = 1): PaperQuestion {
  const bytes = keyedHash(`trial paper ${itemKeyOf(item)}`);
  const seeds = { choices: toSeed(bytes.slice(0, 16)), ids: toSeed(bytes.slice(16, 32)) };
  const [question] = buildPaper([{ section: null, items: [item], count: 1 }], seeds).questions;
  if (question === undefined) throw new Error(`no paper was made of item ${item.itemId}`);
  return { ...question, number };
}

/** A question without key, explanation and reference. */
export function toTrialQuestion(item: Item, subject: string, keyedHash: KeyedHash): TrialQuestionView {
  const textById = new Map(item.options.map((option) => [option.id, option.text]));
  return {
    question_id: item.itemId,
    language: item.language,
    category: item.categorySlug,
    subject,
    stem: item.stem,
    options: arrangeTrial(item, keyedHash).options.map(({ optionId, authorId }) => ({
      option_id: optionId,
      text: textById.get(authorId) ?? "",
    })),
  };
}

export type TrialContext = Pick<CallContext, "db" | "settings" | "nowMs">;

/** The items visitors may be asked in a language, and the names of their categories by slug. */
export async function readTrial(context: TrialContext, set: TrialSet, languageId: number | undefined) {
  const { code, defaultCode } = await languagesFor(context, languageId);
  const items = await listTrialItems(context.db, set, {
    languages: [code, defaultCode],
    nowMs: context.nowMs,
  });
  const { categories } = await currentCatalogue(context.db, context.nowMs);
  const names = new Map(categories.map(({ slug, names }) => [slug, nameIn(names, code, defaultCode)]));
  const packs = new Map(categories.map(({ slug, packId }) => [slug, packId]));
  return {
    items,
    nameOf: (slug: string) => names.get(slug) ?? slug,
    packOf: ({ categorySlug }: Item) => packs.get(categorySlug),
  };
}

const HOUR_MS = 3_600_000;
/** Steps through the set so that neighbouring hours ask about different subjects. */
const STRIDE = 7;

/** The question on the home page: another one every hour, the same for all visitors of a language; null without any. */
export async function findHomeQuestion(
  context: TrialContext & { readonly keyedHash: KeyedHash },
  set: TrialSet,
  languageId: number | undefined,
): Promise<TrialQuestionView | null> {
  const { items, nameOf, packOf } = await readTrial(context, set, languageId);
  const [first] = items;
  // The pack a pilot begins with stands first; strangers are not asked what its second one teaches.
  const short = items.filter(
    (item) => isForHome(item) && first !== undefined && packOf(item) === packOf(first),
  );
  const item = short[(Math.floor(context.nowMs / HOUR_MS) * STRIDE) % short.length];
  return item === undefined ? null : toTrialQuestion(item, nameOf(item.categorySlug), context.keyedHash);
}
