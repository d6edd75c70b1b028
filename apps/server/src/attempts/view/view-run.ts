import type { PassageRecord } from "../../content/passage-queries.ts";
import type { Db } from "../../postgres/database.ts";
import { itemRefs, toAttemptView, type AttemptView } from "./attempt-view.ts";
import { readItems } from "../engine/read-items.ts";
import { readPassage } from "../engine/read-passage.ts";
import type { Run } from "../engine/run.ts";

/** The attempt as its owner may see it now, with everything it shows. */
export async function viewRun(db: Db, run: Run, nowMs: number): Promise<AttemptView> {
  const items = await readItems(db, itemRefs(run.paper.questions));
  const passage = await readPassage(db, run);
  return {
    ...toAttemptView(run, items, nowMs),
    passage: passage && toPassageView(passage),
  };
}

/** A passage as the contract shows it. */
export function toPassageView(passage: PassageRecord): NonNullable<AttemptView["passage"]> {
  const urlOf = (name: string) => (name === "" ? "" : `/media/${name}`);
  return {
    id: passage.passageId,
    title: passage.title,
    detail: passage.detail,
    content_type: passage.contentType,
    content_data: urlOf(passage.contentData),
    captions: urlOf(passage.captions),
    language: passage.language,
  };
}
