import { refuse, type Actions } from "@crosscheck/contract";
import { TEMPLATE_TYPES } from "@crosscheck/rules/modes/category-types";
import { MODES } from "@crosscheck/rules/modes/index";
import { selfChallengeOf } from "@crosscheck/rules/modes/practice";
import { currentCatalogue, type CatalogueCategory } from "../../content/catalogue.ts";
import { GENERATED_LANGUAGE, drawRefs, makeGenerated } from "../../content/generated-items.ts";
import { drawCandidates } from "../../content/draw-candidates.ts";
import type { Handler } from "../../calls/handle.ts";
import { newSeed } from "../../ports/random.ts";
import { inOneLanguage, languagesFor, openQuiz } from "./open-quiz.ts";
import { placesOf } from "../../categories/category-rows.ts";
import { isNamed } from "../../categories/viewer.ts";
import { mayPlay } from "./quiz-place.ts";

type Action = Actions["get_questions_for_self_challenge"];
type Call = Parameters<Handler<Action>>[0];

const CHOICE = 3;

/** Own topics, number and minutes. The same topics again resume the open run with its own number and minutes. */
export const handleGetQuestionsForSelfChallenge: Handler<Action> = async (call) => {
  const { input, db, ports, nowMs } = call;
  const { categories } = await currentCatalogue(db, nowMs);
  const named = input.category_slug.split(",").map((ref) => categories.find((one) => isNamed(one, ref)));
  const topics = categories.filter(
    (one) =>
      named.includes(one) && MODES.self_challenge.source.categoryTypes.some((type) => type === one.type),
  );
  if (topics.length !== new Set(named).size) return refuse("no_data");
  const slugs = topics.map(({ slug }) => slug).toSorted();
  const subcategory = topics[0]?.subcategories.find((one) => isNamed(one, input.subcategory_slug));
  if (input.subcategory_slug !== undefined && (topics.length > 1 || subcategory === undefined)) {
    return refuse("no_data");
  }
  if (!(await mayPlay(call, topics))) return refuse("category_locked");

  const { codes } = await languagesFor(call, input.language_id);
  return await openQuiz(call, {
    mode: MODES.self_challenge,
    chooseNumbers: (mode) =>
      selfChallengeOf(mode, { questions: input.limit, minutes: input.minutes ?? input.limit }),
    scopeKey: `${slugs.join(",")}/${subcategory?.slug ?? ""}`,
    categoryId: null,
    subcategoryId: null,
    prepare: async ({ questions: { count, min } }) => {
      const whole = codes.filter((one) => topics.every((topic) => isWrittenIn(topic, one)));
      const items = await inOneLanguage([...whole, ...codes], min, async (language) => {
        const filter = {
          playerId: call.caller.playerId,
          language,
          kinds: MODES.self_challenge.kinds,
          categoryIds: topics.filter((topic) => !asksNumbers(topic)).map(({ id }) => id),
          subcategoryId: subcategory?.id ?? null,
          limit: count * CHOICE,
          seed: newSeed(ports.random),
        };
        const written = await drawCandidates(db, filter, nowMs);
        // Each topic has its part of the paper: numbers first, or the many written questions would crowd them out.
        return [...(language === GENERATED_LANGUAGE ? await drawMath(call, topics) : []), ...written];
      });
      const names = topics.map((topic) => (subcategory ?? topic).names);
      return items.length === 0 ? refuse("no_data") : { items, names, about: { from: "topics" } };
    },
  });
};

/** Whether a topic asks numbers of its templates. */
function asksNumbers({ type }: CatalogueCategory): boolean {
  return TEMPLATE_TYPES.includes(type);
}

function isWrittenIn(topic: CatalogueCategory, language: string): boolean {
  return placesOf(topic).some(({ levels }) => (levels[language] ?? []).length > 0);
}

/** Fresh numbers for the math topics among those chosen, as many as their part of the paper. */
async function drawMath(call: Call, topics: readonly CatalogueCategory[]) {
  const { db, ports, nowMs, input } = call;
  const isAllMath = topics.every(asksNumbers);
  const part = input.limit / topics.length;
  const count = isAllMath ? Math.ceil(part) : Math.max(1, Math.floor(part));
  const refs = topics
    .filter(asksNumbers)
    .flatMap((category) => drawRefs(category, count, { seed: newSeed(ports.random) }));
  return await makeGenerated(db, refs, new Date(nowMs));
}
