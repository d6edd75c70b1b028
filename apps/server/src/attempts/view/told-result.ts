import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";
import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { facesOf } from "../../content/place-faces.ts";
import type { Db } from "../../postgres/database.ts";
import type { Run } from "../engine/run.ts";
import { placeNameFor, titleFor } from "../../content/reader.ts";

type Told = {
  readonly outcome: AttemptOutcome;
  /** Of the reader's pages; null: everything is called as it was when the run ended. */
  readonly language: string | null;
  readonly nowMs: number;
};

/** A stored result as it is told: with the faces of what it is about, and their names in the reader's language. */
export async function toldResult(
  db: Db,
  { paper, scope }: Pick<Run, "paper" | "scope">,
  { outcome, language, nowMs }: Told,
): Promise<OutputOf<typeof finishAttempt>> {
  const catalogue = await currentCatalogue(db, nowMs);
  const reader = { language, catalogue };
  const slugs = [
    ...paper.questions.map(({ category }) => category),
    ...outcome.topics.map(({ slug }) => slug),
  ];
  return {
    ...outcome,
    scope: { ...outcome.scope, title: titleFor(reader, scope) },
    topics: outcome.topics.map((topic) => ({ ...topic, name: placeNameFor(reader, topic) })),
    moved: (outcome.moved ?? []).map((place) => ({ ...place, name: placeNameFor(reader, place) })),
    faces: facesOf(catalogue, slugs),
  };
}
