import { refuse } from "@crosscheck/contract";
import type { listObjectives, previewFormulae } from "@crosscheck/contract/operators/writing-help";
import { renderFormulae } from "../attempts/view/formulae.ts";
import type { OperatorHandler } from "../calls/operate.ts";
import { listSyllabuses } from "../content/syllabus-queries.ts";
import { findPlace } from "./draft-queries.ts";

/** Of a category of one subject its part of the tree, of another one all of it. */
export const handleListObjectives: OperatorHandler<typeof listObjectives> = async ({ db, input }) => {
  const { category_id: categoryId } = input;
  const place = await findPlace(db, { categoryId, subcategoryId: null, passageId: null });
  if (place === undefined) return refuse("no_data");
  const begin = place.code === "0" ? "" : place.code;
  const trees = (await listSyllabuses(db)).filter(({ name }) => place.syllabuses.includes(name));
  const rows = trees.flatMap(({ name, nodes }) =>
    nodes
      .filter(({ code, parent }) => parent !== null && code.startsWith(begin))
      .map(({ code, parent, title }) => ({ syllabus: name, code, parent, title })),
  );
  return { data: { rows }, audit: { subject: categoryId } };
};

export const handlePreviewFormulae: OperatorHandler<typeof previewFormulae> = async ({ input }) => ({
  data: { formulae: renderFormulae(input.texts) },
  audit: { subject: null },
});
