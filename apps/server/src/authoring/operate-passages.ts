import { refuse, type InputOf } from "@crosscheck/contract";
import type {
  changePassage,
  createPassage,
  listPassages,
  movePassage,
  previewPassage,
  viewPassage,
} from "@crosscheck/contract/operators/passages";
import type { OperatorContext, OperatorGround, OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { mediaNamesIn, PUBLIC_MEDIA, sanitisePassage } from "../content/passage-html.ts";
import { passageIdOf } from "../content/plan-import.ts";
import type { PassageWording } from "../postgres/tables/content-tables.ts";
import { findPlace, listLostFiles } from "./draft-queries.ts";
import {
  countPassages,
  findWrittenPassage,
  listPassagePage,
  markPassageDraft,
  publishPassage,
  setPassageRetired,
  storePassageDraft,
  type Passage,
  type PassageWriting,
} from "./passage-draft-queries.ts";

export const handleListPassages: OperatorHandler<typeof listPassages> = async ({ db, input }) => {
  const { cursor = null, limit } = input;
  const filter = {
    text: input.text ?? null,
    state: input.state ?? null,
    hasDraft: input.has_draft ?? null,
    categoryId: input.category_id ?? null,
    subcategoryId: input.subcategory_id ?? null,
  };
  const rows = (await listPassagePage(db, filter, { cursor, limit: limit + 1 })).map((one) => ({
    passage_id: one.passageId,
    pack_id: one.packId,
    source_id: one.sourceId,
    origin: one.origin,
    state: one.state,
    has_draft: one.hasDraft,
    version: one.version,
    live_version: one.liveVersion,
    category_id: one.categoryId,
    questions: one.questions,
    category: one.category,
    title: one.title,
    languages: [...one.languages],
  }));
  return {
    data: toPage(rows, limit, (row) => row.passage_id),
    total: await countPassages(db, filter),
    audit: { subject: null },
  };
};

export const handleViewPassage: OperatorHandler<typeof viewPassage> = async ({ db, input }) => {
  const passage = await findWrittenPassage(db, input.passage_id);
  if (passage === undefined) return refuse("no_data");
  const { passageId, packId, sourceId, live, draft } = passage;
  const data = {
    passage_id: passageId,
    pack_id: packId,
    source_id: sourceId,
    origin: live?.origin ?? ("own" as const),
    state: stateOf(passage),
    has_draft: draft !== null && draft.trashedAt === null,
    ...readOf(passage),
    category_id: (live ?? draft)?.categoryId ?? "",
    questions: live?.questions ?? 0,
    live: live === null ? null : toWritten(live),
    draft:
      draft === null
        ? null
        : {
            ...toWritten(draft),
            writers: [...draft.writers],
            note: draft.note,
            changed_at: draft.changedAt.toISOString(),
            trashed_at: draft.trashedAt?.toISOString() ?? null,
          },
  };
  return { data, audit: { subject: passageId } };
};

function stateOf({ live, draft }: Passage) {
  if (live !== null) return live.retiredAt === null ? ("live" as const) : ("retired" as const);
  return draft?.trashedAt === null ? ("draft" as const) : ("trash" as const);
}

const readOf = ({ live, draft }: Passage) => ({
  version: draft?.version ?? 0,
  live_version: live?.version ?? 0,
});

function toWritten({ categoryId, subcategoryId, texts }: PassageWriting) {
  const orNull = (name: string) => (name === "" ? null : name);
  return {
    category_id: categoryId,
    subcategory_id: subcategoryId,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [
        language,
        { ...text, content_data: orNull(text.content_data), captions: orNull(text.captions) },
      ]),
    ),
  };
}

export const handleCreatePassage: OperatorHandler<typeof createPassage> = async (call) => {
  const { db, input, ports } = call;
  const checked = await check(call, input, new Set());
  if (checked === null) return refuse("passage_unfit");
  const sourceId = `p-${ports.random.uuid()}`;
  const named = { passageId: passageIdOf(checked.packId, sourceId), packId: checked.packId, sourceId };
  const version = await save({ ...call, db }, named, checked.writing);
  return {
    data: { passage_id: named.passageId, version, live_version: 0 },
    message: "stored",
    audit: { subject: named.passageId, after: checked.writing },
  };
};

export const handleChangePassage: OperatorHandler<typeof changePassage> = async (call) => {
  const { db, input } = call;
  const passage = await findWrittenPassage(db, input.passage_id, true);
  if (passage === undefined) return refuse("no_data");
  if (isOther(passage, input)) return refuse("changed_meanwhile");
  const { live, draft } = passage;
  const known = [live, draft].flatMap((one) => (one === null ? [] : filesOf(one.texts)));
  const checked = await check(call, input, new Set(known));
  if (checked === null || leavesQuestions(live, checked.writing)) return refuse("passage_unfit");
  const version = await save(call, passage, checked.writing);
  return {
    data: { passage_id: passage.passageId, version, live_version: live?.version ?? 0 },
    message: "updated",
    audit: { subject: passage.passageId, before: draft ?? live, after: checked.writing },
  };
};

/** Whether a passage would go where its questions are not. */
function leavesQuestions(live: Passage["live"], { categoryId, subcategoryId }: PassageWriting): boolean {
  if (live === null || live.questions === 0) return false;
  return live.categoryId !== categoryId || live.subcategoryId !== subcategoryId;
}

type Read = { readonly version: number; readonly live_version: number };
const isOther = (passage: Passage, read: Read) => {
  const now = readOf(passage);
  return now.version !== read.version || now.live_version !== read.live_version;
};

type Fields = Pick<InputOf<typeof createPassage>, "category_id" | "subcategory_id" | "texts">;

/** What would be stored; null: its place or one of its files is not there. */
async function check({ db }: OperatorContext, input: Fields, known: ReadonlySet<string>) {
  const { category_id: categoryId, subcategory_id: subcategoryId = null } = input;
  const place = await findPlace(db, { categoryId, subcategoryId, passageId: null });
  if (place === undefined) return null;
  const texts = Object.fromEntries(
    Object.entries(input.texts).map(([language, text]) => [language, toWording(language, text)]),
  );
  const files = filesOf(texts).filter((file) => !known.has(file));
  if ((await listLostFiles(db, files)).length > 0) return null;
  if (Object.values(texts).some(({ detail }) => detail === "")) return null;
  return { packId: place.packId, writing: { categoryId, subcategoryId, texts } };
}

function toWording(language: string, text: Fields["texts"][string]): PassageWording {
  const { title, content_type, content_data = "", captions = "", reference } = text;
  return { title, detail: clean(language, text.detail), content_type, content_data, captions, reference };
}

/** A file that is not there is found by `filesOf`: here each keeps its name; anything else has none. */
const clean = (language: string, html: string) =>
  sanitisePassage({ html, language, media: PUBLIC_MEDIA }, (file) => (file === "" ? undefined : file));

function filesOf(texts: PassageWriting["texts"]): readonly string[] {
  const named = Object.values(texts).flatMap(({ detail, content_data: data, captions }) => [
    ...mediaNamesIn(detail),
    data,
    captions,
  ]);
  return [...new Set(named)].filter((name) => name !== "");
}

async function save(
  { db, nowMs, caller }: OperatorContext,
  named: Pick<Passage, "passageId" | "packId" | "sourceId">,
  writing: PassageWriting,
): Promise<number> {
  const { passageId, packId, sourceId } = named;
  const by = { writerId: caller.operatorId, at: new Date(nowMs) };
  return await storePassageDraft(db, { passageId, packId, sourceId, ...writing, ...by });
}

export const handlePreviewPassage: OperatorHandler<typeof previewPassage> = ({ input }) =>
  Promise.resolve({ data: { html: clean(input.language, input.detail) }, audit: { subject: null } });

export const handleMovePassage: OperatorHandler<typeof movePassage> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const passage = await findWrittenPassage(db, input.passage_id, true);
  if (passage === undefined) return refuse("no_data");
  if (isOther(passage, input)) return refuse("changed_meanwhile");
  const why = whyNot(passage, input.step, caller.operatorId);
  if (why !== null) return refuse(why);
  const { passageId, live, draft } = passage;
  if (input.step === "publish" && draft !== null) {
    const place = await findPlace(db, { ...draft, passageId: null });
    // It may have been asked about since its draft was saved.
    if (place === undefined || place.isRetired || leavesQuestions(live, draft))
      return refuse("passage_unfit");
  }
  await take(call, passage);
  const after = await findWrittenPassage(db, passageId);
  return {
    data: {
      passage_id: passageId,
      ...(after === undefined ? { version: 0, live_version: 0 } : readOf(after)),
    },
    message: "updated",
    audit: { subject: passageId, before: draft ?? live, after: { step: input.step, at: nowMs } },
    afterwards: ({ db: pool }: OperatorGround) => forgetCatalogue(pool),
  };
};

type Step = InputOf<typeof movePassage>["step"];

function whyNot({ live, draft }: Passage, step: Step, operatorId: string | null) {
  if (step === "retire" || step === "restore") {
    const fits = live !== null && (live.retiredAt === null) === (step === "retire");
    return fits ? null : ("other_state" as const);
  }
  if (draft === null || (draft.trashedAt !== null) !== (step === "take_out_of_trash"))
    return "other_state" as const;
  // Four eyes: whoever has written a word of it does not say that it is right.
  const isOwn = operatorId === null || draft.writers.includes(operatorId);
  return step === "publish" && isOwn ? ("own_work" as const) : null;
}

async function take(
  { db, nowMs, input }: OperatorContext & { readonly input: { readonly step: Step; readonly note: string } },
  passage: Passage,
): Promise<void> {
  const { passageId, draft } = passage;
  const at = new Date(nowMs);
  switch (input.step) {
    case "publish":
      if (draft !== null) await publishPassage(db, passage, draft);
      break;
    case "send_back":
      await markPassageDraft(db, passageId, { note: input.note });
      break;
    case "discard":
      await markPassageDraft(db, passageId, { trashed_at: at });
      break;
    case "take_out_of_trash":
      await markPassageDraft(db, passageId, { trashed_at: null });
      break;
    case "retire":
      await setPassageRetired(db, passageId, at);
      break;
    case "restore":
      await setPassageRetired(db, passageId, null);
      break;
  }
}
