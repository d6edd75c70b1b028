import { refuse, type Actions } from "@crosscheck/contract";
import { rankNameOf } from "@crosscheck/rules/boards/rank-name";
import { findAllTimeRank } from "../boards/board-rows.ts";
import { contentLanguage } from "../categories/content-language.ts";
import type { Handler } from "../calls/handle.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { listUnlockedBadges } from "../badges/badge-queries.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import { listSubjectRecords } from "../study/statistics-queries.ts";
import { findCard } from "./player-queries.ts";

export const handleGetPublicCard: Handler<Actions["get_public_card"]> = async (call) => {
  const { db, settings, nowMs, input } = call;
  const card = await findCard(db, input.user_id);
  if (card === undefined) return refuse("no_data");
  const [subjects, badges, catalogue, rank] = await Promise.all([
    listSubjectRecords(db, card.playerId),
    listUnlockedBadges(db, card.playerId),
    currentCatalogue(db, nowMs),
    findAllTimeRank(db, card.playerId, nowMs),
  ]);
  const { code, defaultCode } = contentLanguage(catalogue.languages, {
    languageId: input.language_id,
    languageMode: settings.languageMode,
  });
  return {
    data: {
      user_id: card.playerId,
      name: card.name,
      name_number: card.nameNumber,
      profile: toPictureUrl(card.picture),
      rank_name: rankNameOf(card.allTimeScore),
      all_time_score: card.allTimeScore,
      all_time_rank: rank,
      member_since: card.createdAt.toISOString().slice(0, "YYYY-MM-DD".length),
      subjects: subjects
        .toSorted((a, b) => b.answered - a.answered)
        .map(({ slug, names }) => ({ slug, category_name: nameIn(names, code, defaultCode) })),
      badges: [...badges],
    },
  };
};
