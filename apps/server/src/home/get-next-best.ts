import type { Actions, OutputOf } from "@crosscheck/contract";
import { MODES } from "@crosscheck/rules/modes/index";
import { isOfLicence, rankOfPack, type Licence } from "@crosscheck/rules/home/licence";
import { DAYS_OF_GOAL } from "@crosscheck/rules/home/study-plan";
import {
  CONTEST_SOON_MS,
  MISTAKE_DUE_MS,
  chooseNextBest,
  nextPreferredLevel,
  type LevelPlace,
} from "@crosscheck/rules/home/next-best";
import { readOpenRuns } from "../attempts/engine/open-runs.ts";
import { clockOf, type Run } from "../attempts/engine/run.ts";
import { languagesFor } from "../attempts/open/open-quiz.ts";
import { titleFor, type Reader } from "../content/reader.ts";
import { isUnlocked, levelsIn, placesOf, type Viewer } from "../categories/category-rows.ts";
import { readViewer } from "../categories/viewer.ts";
import { currentCatalogue, type Catalogue, type CatalogueCategory } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import { findEndingContest, type EndingContest } from "../contests/entry-queries.ts";
import type { Handler } from "../calls/handle.ts";
import { countMistakes, findStudyPlan, listPlayedPlaces, sumStudySeconds } from "./home-queries.ts";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;
const SECONDS_PER_MINUTE = 60;

type Next = OutputOf<Actions["get_next_best"]>["next"];
type Place = LevelPlace & {
  readonly category: CatalogueCategory;
  readonly subcategory: CatalogueCategory["subcategories"][number] | null;
};

/** What to do now, chosen by the rules from what waits, what is due and where the player is. */
export const handleGetNextBest: Handler<Actions["get_next_best"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const { playerId } = caller;
  const catalogue = await currentCatalogue(db, nowMs);
  const { codes } = await languagesFor(call, input.language_id);
  const weekAgo = new Date(nowMs - DAYS_OF_GOAL * MS_PER_DAY);
  const [runs, contest, mistakes, viewer, plan, played, seconds] = await Promise.all([
    readOpenRuns(call),
    findEndingContest(db, { playerId, languages: codes, at: new Date(nowMs), withinMs: CONTEST_SOON_MS }),
    countMistakes(db, { playerId, before: new Date(nowMs - MISTAKE_DUE_MS) }),
    readViewer(call, input.language_id),
    findStudyPlan(db, playerId),
    listPlayedPlaces(db, playerId),
    sumStudySeconds(db, { playerId, since: weekAgo }),
  ]);
  const { licence } = plan;
  const level = nextPreferredLevel(listPlaces(catalogue, viewer, licence), played, ({ category }) =>
    isOfLicence(category.packId, licence),
  );
  const best = chooseNextBest({ runs, contest, dueMistakes: mistakes.due, level });
  return {
    data: {
      next: toNext(best, { viewer, reader: { language: caller.pageLanguage, catalogue }, nowMs }),
      mistakes: mistakes.waiting,
      licence,
      exam_date: plan.examDate,
      minutes_a_day: plan.minutesADay,
      minutes_this_week: Math.floor(seconds / SECONDS_PER_MINUTE),
    },
  };
};

/** Places of the quiz zone that this player may play, in the order of the catalogue, the pack a pilot begins with first. */
function listPlaces({ categories }: Catalogue, viewer: Viewer, licence: Licence | null): readonly Place[] {
  return categories
    .filter(
      (category) => category.type === MODES.quiz_zone.source.categoryType && isUnlocked(category, viewer),
    )
    .toSorted((one, other) => rankOfPack(one.packId, licence) - rankOfPack(other.packId, licence))
    .flatMap((category) =>
      placesOf(category).map((place) => ({
        placeId: place.id,
        category,
        subcategory: place === category ? null : place,
        levels: levelsIn(place, viewer.language).map(({ level }) => level),
        passed: viewer.played
          .filter((record) => record.isPassed && record.placeId === place.id)
          .map(({ level }) => level),
      })),
    );
}

type Best = ReturnType<
  typeof chooseNextBest<Run, EndingContest, NonNullable<ReturnType<typeof nextPreferredLevel<Place>>>>
>;

type Told = { readonly viewer: Viewer; readonly reader: Reader; readonly nowMs: number };

function toNext(best: Best, { viewer: { language }, reader, nowMs }: Told): Next {
  switch (best.kind) {
    case "run": {
      const { run } = best;
      const { questions } = clockOf(run, nowMs);
      return {
        kind: "run",
        attempt_id: run.attemptId,
        mode: run.rules.id,
        title: titleFor(reader, run.scope),
        no_of_que: questions.length,
        answered: questions.filter(({ status }) => status === "answered").length,
      };
    }
    case "contest": {
      const { contestId, name, endsAt } = best.contest;
      return {
        kind: "contest",
        contest_id: contestId,
        name,
        minutes_left: Math.ceil((endsAt.getTime() - nowMs) / MS_PER_MINUTE),
      };
    }
    case "level": {
      const { place, level } = best.level;
      const { category, subcategory } = place;
      const { code, defaultCode } = language;
      return {
        kind: "level",
        category: category.slug,
        subcategory: subcategory?.slug ?? null,
        level,
        category_name: nameIn(category.names, code, defaultCode),
        subcategory_name: subcategory === null ? "" : nameIn(subcategory.names, code, defaultCode),
      };
    }
    case "mistakes":
    case "daily":
      return best;
  }
}
