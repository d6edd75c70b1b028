import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt } from "@crosscheck/contract/actions/attempts";
import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { facesOf } from "../../content/place-faces.ts";
import type { Db } from "../../postgres/database.ts";
import type { Run } from "../engine/run.ts";

/** A stored result as its player is told it: with the faces of what it is about. */
export async function toldResult(
  db: Db,
  { paper }: Pick<Run, "paper">,
  { outcome, nowMs }: { readonly outcome: AttemptOutcome; readonly nowMs: number },
): Promise<OutputOf<typeof finishAttempt>> {
  const slugs = [
    ...paper.questions.map(({ category }) => category),
    ...outcome.topics.map(({ slug }) => slug),
  ];
  return { ...outcome, faces: facesOf(await currentCatalogue(db, nowMs), slugs) };
}
