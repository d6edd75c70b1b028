import { MODES } from "@crosscheck/rules/modes/index";
import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import type { z } from "zod";
import { VISITOR, toCategoryRow } from "../categories/category-rows.ts";
import { contentLanguage } from "../categories/content-language.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import type { CallContext, Handler } from "../calls/handle.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import type { KeyedHash } from "../ports/ports.ts";
import { currentSlides } from "../site/current-slides.ts";
import type { SlideRecord } from "../site/slide-queries.ts";
import { findHomeQuestion } from "../trial/trial-question.ts";
import type { TrialSet } from "../trial/trial-set.ts";

/** Spec §9: the language of home when no known one is chosen. */
const HOME_LANGUAGE_ID = 14;

type HomeGround = {
  readonly trial: TrialSet;
  readonly keyedHash: KeyedHash;
  /** Code of the language of announcements; that of the content unless given. */
  readonly wordsIn?: string;
};

/**
 * What home shows beside the player's own data: the subjects there are questions for. A language without content
 * shows the default one's (contract §4: home falls back to language 14, then to the default).
 */
export async function loadWebHome(
  context: Pick<CallContext, "db" | "nowMs" | "settings">,
  languageId: number,
  { trial, keyedHash, wordsIn }: HomeGround,
): Promise<z.output<typeof getWebHomeSettings.output>> {
  const { db, nowMs, settings } = context;
  const { categories, languages } = await currentCatalogue(db, nowMs);
  const isKnown = languages.some((one) => one.isContent && one.id === languageId);
  const language = contentLanguage(languages, {
    languageId: isKnown ? languageId : HOME_LANGUAGE_ID,
    languageMode: settings.languageMode,
  });
  const rowsIn = (code: string) =>
    categories
      .filter((category) => category.type === MODES.quiz_zone.source.categoryType)
      .flatMap(
        (category) =>
          toCategoryRow(category, { ...VISITOR, language: { ...language, code, codes: [code] } }) ?? [],
      );
  const own = rowsIn(language.code);
  const rows = own.length > 0 ? own : rowsIn(language.defaultCode);
  return {
    language_id: language.id,
    question_count: rows.reduce((sum, row) => sum + row.no_of_que, 0),
    subjects: rows.map(({ slug, category_name, emblem, no_of_que, pack, coins }) => ({
      slug,
      name: category_name,
      emblem,
      no_of_que,
      pack,
      coins,
    })),
    sections: settings.homeSections,
    slides: (await currentSlides(db, nowMs)).flatMap((slide) => toSlide(slide, wordsIn ?? language.code)),
    question: await findHomeQuestion({ ...context, keyedHash }, trial, language.id),
  };
}

function toSlide({ slideId, words, image, link }: SlideRecord, language: string) {
  const said = words[language] ?? words["en"];
  if (said === undefined) return [];
  const { heading, text, alt = "" } = said;
  return [{ slide_id: slideId, heading, text, image: toPictureUrl(image), alt, link: link ?? "" }];
}

export function createGetWebHomeSettings(trial: TrialSet): Handler<typeof getWebHomeSettings> {
  return async (call) => ({
    data: await loadWebHome(call, call.input.language_id, { trial, keyedHash: call.ports.keyedHash }),
  });
}
