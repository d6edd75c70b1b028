import type { CallContext, SignedIn } from "../../calls/handle.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import type { PassageRecord } from "../../content/passage-queries.ts";
import { facesOf } from "../../content/place-faces.ts";
import type { Db } from "../../postgres/database.ts";
import { itemRefs, toAttemptView, type AttemptView } from "./attempt-view.ts";
import { listPaperNotes } from "../engine/note-queries.ts";
import { readItems } from "../engine/read-items.ts";
import { readPassage } from "../engine/read-passage.ts";
import type { Run } from "../engine/run.ts";
import { titleFor } from "../../content/reader.ts";

/** Of a call, who reads and when. */
type ReadingCall = Pick<CallContext, "db" | "nowMs"> & { readonly caller: Pick<SignedIn, "pageLanguage"> };

/** The attempt as its owner may see it now, with everything it shows. */
export async function viewRun({ db, nowMs, caller }: ReadingCall, run: Run): Promise<AttemptView> {
  const items = await readItems(db, itemRefs(run.paper.questions));
  const passage = await readPassage(db, run);
  const view = toAttemptView(run, items, nowMs);
  const catalogue = await currentCatalogue(db, nowMs);
  const reader = { language: caller.pageLanguage, catalogue };
  return {
    ...view,
    scope: { ...view.scope, title: titleFor(reader, run.scope) },
    faces: facesOf(
      catalogue,
      view.questions.map(({ category }) => category),
    ),
    states: run.rules.answerMode === "free" ? await withNotes(db, run, view.states) : view.states,
    passage: passage && toPassageView(passage),
  };
}

/** States of the questions, in their order, with what the player has noted. */
async function withNotes(db: Db, run: Run, states: AttemptView["states"]): Promise<AttemptView["states"]> {
  const notes = new Map((await listPaperNotes(db, run)).map((one) => [one.number, one]));
  return states.map((state, place) => {
    const kept = notes.get(place + 1);
    return {
      ...state,
      note: kept?.note ?? "",
      struck: [...(kept?.struck ?? [])],
      note_sequence: kept?.sequence ?? 0,
    };
  });
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
