import { refuse, type InputOf } from "@crosscheck/contract";
import type { QuestionFault } from "@crosscheck/contract/question-faults";
import type {
  changeQuestion,
  createQuestion,
  listQuestions,
  viewQuestion,
  viewQuestionVersion,
} from "@crosscheck/contract/operators/questions";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { itemIdOf } from "../content/plan-import.ts";
import { bodyOf } from "../content/plan-item.ts";
import { checkWriting } from "./check-writing.ts";
import {
  findQuestion,
  findVersion,
  listQuestionsById,
  listVersions,
  storeDraft,
  type Question,
  type Texts,
  type Writing,
} from "./draft-queries.ts";
import { writtenOf } from "./workflow.ts";
import { countShown, listQuestionPage, type QuestionState, type ShownQuestion } from "./question-queries.ts";
import { listSimilar } from "./similar-queries.ts";

export const handleListQuestions: OperatorHandler<typeof listQuestions> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const filter = toFilter(input);
  const rows = (await listQuestionPage(db, filter, { cursor, limit: limit + 1 })).map(toRow);
  return {
    data: toPage(rows, limit, (row) => row.question_id),
    total: await countShown(db, filter),
    audit: { subject: null },
  };
};

function toFilter(input: InputOf<typeof listQuestions>) {
  return {
    text: input.text ?? null,
    state: input.state ?? null,
    draftState: input.draft_state ?? null,
    kind: input.kind ?? null,
    categoryId: input.category_id ?? null,
    subcategoryId: input.subcategory_id ?? null,
    level: input.level ?? null,
    difficulty: input.difficulty ?? null,
    ...toFilterOfText(input),
    packId: input.pack_id ?? null,
    origin: input.origin ?? null,
    importId: input.import_id ?? null,
  };
}

function toFilterOfText(input: InputOf<typeof listQuestions>) {
  return {
    lo: input.lo ?? null,
    language: input.language ?? null,
    missingLanguage: input.missing_language ?? null,
    withMedia: input.with_media ?? null,
    reported: input.reported ?? null,
    confirmed: input.confirmed ?? null,
  };
}

function toRow(one: ShownQuestion) {
  return {
    question_id: one.itemId,
    pack_id: one.packId,
    source_id: one.sourceId,
    origin: one.origin,
    state: one.state,
    draft_state: one.draftState,
    version: one.version,
    live_version: one.liveVersion,
    kind: one.kind,
    category_id: one.categoryId,
    category: one.category,
    level: one.level,
    lo: one.body.lo,
    difficulty: one.body.difficulty,
    stem: one.body.stem,
    languages: [...one.languages],
    has_media: one.body.media.length > 0,
    open_reports: one.openReports,
    changed_at: one.changedAt.toISOString(),
    confirmed_at: one.confirmedAt?.toISOString() ?? null,
  };
}

export const handleViewQuestion: OperatorHandler<typeof viewQuestion> = async ({ db, input }) => {
  const question = await findQuestion(db, input.question_id);
  if (question === undefined) return refuse("no_data");
  const { itemId, packId, sourceId, played, draft } = question;
  const writing = writtenOf(question) ?? draft;
  const checked = writing === null ? null : await checkWriting(db, writing);
  const [stem = ""] = Object.values(writing?.texts ?? {}).map((text) => text.stem);
  const data = {
    question_id: itemId,
    pack_id: packId,
    source_id: sourceId,
    origin: played?.origin ?? ("own" as const),
    state: stateOf(question),
    ...readOf(question),
    live: played === null ? null : toWritten(played),
    draft: toDraftView(question),
    versions: (await listVersions(db, itemId)).map((one) => ({
      version: one.version,
      created_at: one.createdAt.toISOString(),
      confirmed_by: one.confirmedBy,
      confirmed_at: one.confirmedAt?.toISOString() ?? null,
    })),
    faults: toFaults(checked?.faults ?? []),
    similar: (await listSimilar(db, itemId, stem)).map((one) => ({
      question_id: one.itemId,
      stem: one.stem,
      state: one.state,
      likeness: one.likeness,
    })),
  };
  return { data, audit: { subject: itemId } };
};

function stateOf({ played, draft }: Question): QuestionState {
  if (played !== null) return played.retiredAt === null ? "live" : "retired";
  if (draft === null || draft.trashedAt !== null) return "trash";
  return draft.state;
}

function readOf({ played, draft }: Question) {
  return { version: draft?.version ?? 0, live_version: played?.version ?? 0 };
}

function toWritten({ kind, categoryId, subcategoryId, level, passageId, texts }: Writing) {
  return {
    kind,
    category_id: categoryId,
    subcategory_id: subcategoryId,
    level,
    passage_id: passageId,
    texts: toTexts(texts),
  };
}

type WireTexts = InputOf<typeof createQuestion>["texts"];

/** Where a question came from is not a part of its text. */
function toTexts(texts: Texts): WireTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { generated: _generated, ...text }]) => [language, text]),
    // Read-only lists are sent as lists.
  ) as unknown as WireTexts;
}

function toDraftView({ draft }: Question) {
  if (draft === null) return null;
  return {
    ...toWritten(draft),
    state: draft.state,
    source: draft.source,
    writers: [...draft.writers],
    reviewed_by: draft.reviewedBy,
    note: draft.note,
    changed_at: draft.changedAt.toISOString(),
    trashed_at: draft.trashedAt?.toISOString() ?? null,
  };
}

function toFaults(faults: readonly QuestionFault[]) {
  return faults.map((fault) => ({ ...fault }));
}

export const handleViewQuestionVersion: OperatorHandler<typeof viewQuestionVersion> = async ({
  db,
  input,
}) => {
  const { question_id: itemId, version } = input;
  const found = await findVersion(db, itemId, version);
  if (found === undefined) return refuse("no_data");
  return { data: { kind: found.kind, texts: toTexts(found.texts) }, audit: { subject: itemId } };
};

type Fields = Pick<
  InputOf<typeof createQuestion>,
  "kind" | "category_id" | "subcategory_id" | "level" | "passage_id" | "texts"
>;

function toWriting(input: Fields): Writing {
  return {
    kind: input.kind,
    categoryId: input.category_id,
    subcategoryId: input.subcategory_id ?? null,
    level: input.level ?? null,
    passageId: input.passage_id ?? null,
    texts: Object.fromEntries(
      Object.entries(input.texts).map(([language, text]) => [language, bodyOf(text)]),
    ),
  };
}

export const handleCreateQuestion: OperatorHandler<typeof createQuestion> = async (call) => {
  const writing = toWriting(call.input);
  const sourceId = `q-${call.ports.random.uuid()}`;
  const place = await checkWriting(call.db, writing);
  if (place === null) return refuse("question_unfit");
  const { packId } = place.place;
  const named = { itemId: itemIdOf(packId, sourceId), packId, sourceId };
  return await save(call, { named, writing, faults: place.faults, liveVersion: 0 });
};

export const handleChangeQuestion: OperatorHandler<typeof changeQuestion> = async (call) => {
  const { db, input } = call;
  const question = (await listQuestionsById(db, [input.question_id], true)).get(input.question_id);
  if (question === undefined) return refuse("no_data");
  const { itemId, packId, sourceId, played, draft } = question;
  const read = readOf(question);
  if (read.version !== input.version || read.live_version !== input.live_version)
    return refuse("changed_meanwhile");
  const writing = toWriting(input);
  const checked = await checkWriting(db, writing);
  if (checked === null) return refuse("question_unfit");
  const saved = await save(call, {
    named: { itemId, packId, sourceId },
    writing,
    faults: checked.faults,
    liveVersion: read.live_version,
  });
  return { ...saved, message: "updated", audit: { ...saved.audit, before: draft ?? played } };
};

type Saving = {
  readonly named: Pick<Question, "itemId" | "packId" | "sourceId">;
  readonly writing: Writing;
  readonly faults: readonly QuestionFault[];
  readonly liveVersion: number;
};

async function save({ db, nowMs, caller }: OperatorContext, { named, writing, faults, liveVersion }: Saving) {
  const version = await storeDraft(db, {
    ...named,
    ...writing,
    source: "hand",
    importId: null,
    writerId: caller.operatorId,
    at: new Date(nowMs),
  });
  return {
    data: { question_id: named.itemId, version, live_version: liveVersion, faults: toFaults(faults) },
    message: "stored" as const,
    audit: { subject: named.itemId, after: writing },
  };
}
