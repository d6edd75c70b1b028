import { refuse, type OutputOf } from "@crosscheck/contract";
import type { analyseExam as Action } from "@crosscheck/contract/operators/exam-results";
import { analyseExam } from "@crosscheck/rules/exams/exam-analysis";
import { analyseItems, type ItemAnalysis } from "@crosscheck/rules/exams/item-analysis";
import type { Item } from "@crosscheck/rules/questions/item";
import { readItems } from "../attempts/engine/read-items.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import type { Db } from "../postgres/database.ts";
import { DISCRIMINATION_WORDS, FACILITY_WORDS, ITEM_WORDS, RELIABILITY_WORDS } from "./analysis-words.ts";
import { findExam } from "./exam-queries.ts";
import { keysOf, readExamined, type Examined } from "./examined.ts";

type ItemRow = OutputOf<typeof Action>["items"][number];

export const handleAnalyseExam: OperatorHandler<typeof Action> = async ({ db, nowMs, input }) => {
  const examId = input.exam_id;
  if ((await findExam(db, examId)) === undefined) return refuse("no_data");
  const examined = await readExamined(db, examId, nowMs);
  const whole = analyseExam(examined.map(({ result }) => result));
  return {
    data: {
      exam_id: examId,
      n: whole.n,
      mean_percent: whole.mean,
      median_percent: whole.median,
      standard_deviation: whole.standardDeviation,
      pass_rate: whole.passRate,
      reliability: { ...whole.reliability, sentence: RELIABILITY_WORDS[whole.reliability.verdict] },
      standard_error: { ...whole.standardError, sentence: RELIABILITY_WORDS[whole.standardError.verdict] },
      items: await analysedItems(db, examined),
    },
    audit: { subject: examId },
  };
};

/** Each item that was asked with its figures. */
export async function analysedItems(db: Db, examined: readonly Examined[]): Promise<ItemRow[]> {
  const keys = keysOf(examined);
  const analysed = analyseItems(
    examined.map(({ result }) => result),
    keys,
  );
  const language = new Map(
    examined.flatMap(({ questions }) => questions.map((one) => [one.itemId, one.language] as const)),
  );
  const refs = analysed.map(({ itemId, version }) => ({
    itemId,
    version,
    language: language.get(itemId) ?? "",
  }));
  const items = await readItems(db, refs);
  return analysed.map((one, index) => toRow(one, items[index]));
}

function toRow(one: ItemAnalysis, item: Item | undefined): ItemRow {
  const textOf = new Map(item?.options.map(({ id, text }) => [id, text]));
  return {
    item_id: one.itemId,
    version: one.version,
    stem: item?.stem ?? "",
    n: one.n,
    verdict: one.verdict,
    sentence: ITEM_WORDS[one.verdict],
    facility: { ...one.facility, sentence: FACILITY_WORDS[one.facility.verdict] },
    discrimination: { ...one.discrimination, sentence: DISCRIMINATION_WORDS[one.discrimination.verdict] },
    blanks: one.blanks.count,
    options: one.options.map(({ option, count, share, verdict }) => ({
      option,
      text: textOf.get(option) ?? "",
      is_key: verdict === "key",
      count,
      share,
      verdict,
    })),
  };
}
