import type { moveQuestions } from "@crosscheck/contract/operators/questions";
import type { OperatorContext, OperatorHandler } from "../calls/operate.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { listStoredById } from "../content/item-writes.ts";
import { hashOfStored, type StoredItem } from "../content/plan-item.ts";
import { checkWriting, hasErrors } from "./check-writing.ts";
import { confirmItems, takeConfirmationsBack } from "./confirmation-queries.ts";
import {
  approveDraft,
  listQuestionsById,
  sendDraftBack,
  setRetired,
  trashDraft,
  type Draft,
  type Question,
} from "./draft-queries.ts";
import { publishDrafts } from "./publish-drafts.ts";
import { whyNot, type Step, type Why } from "./workflow.ts";

type Drafted = Question & { readonly draft: Draft };
type Stayed = { readonly question_id: string; readonly why: Why };

/** What may take the step does, the rest stays and is named: nothing is undone by what somebody else did to another one. */
export const handleMoveQuestions: OperatorHandler<typeof moveQuestions> = async (call) => {
  const { db, caller, input } = call;
  const { step } = input;
  const asked = new Map(input.questions.map((one) => [one.question_id, one]));
  const questions = await listQuestionsById(db, [...asked.keys()].toSorted(), true);
  const stayed: Stayed[] = [];
  const moving: Question[] = [];
  for (const [id, { version, live_version: liveVersion }] of asked) {
    const question = questions.get(id);
    const read = { version, liveVersion };
    const why =
      whyNot(question, { step, operatorId: caller.operatorId, read }) ??
      (await whyUnfit(call, step, question));
    if (why !== null) stayed.push({ question_id: id, why });
    else if (question !== undefined) moving.push(question);
  }
  await move(call, step, moving);
  return {
    data: { moved: moving.length, stayed },
    message: "updated",
    audit: {
      subject: asked.size === 1 ? ([...asked.keys()][0] ?? null) : null,
      before: moving.map(({ itemId, draft, played }) => ({
        question_id: itemId,
        draft: draft?.version ?? null,
        live: played?.version ?? null,
      })),
      after: { step, moved: moving.map(({ itemId }) => itemId) },
    },
    afterwards: (ground) => forgetCatalogue(ground.db),
  };
};

/** Nobody approves or plays what the checks of packs would stop, nor in a place that is not shown. */
async function whyUnfit(
  { db }: OperatorContext,
  step: Step,
  question: Question | undefined,
): Promise<Why | null> {
  if ((step !== "approve" && step !== "publish") || !question?.draft) return null;
  const checked = await checkWriting(db, question.draft);
  if (checked === null || hasErrors(checked.faults)) return "faulty";
  return step === "publish" && checked.place.isRetired ? "place_retired" : null;
}

async function move(
  call: OperatorContext & Input,
  step: Step,
  questions: readonly Question[],
): Promise<void> {
  const { db, nowMs } = call;
  const at = new Date(nowMs);
  if (step === "confirm" || step === "take_back") return await confirm(call, step, questions);
  if (step === "publish") return await publishDrafts(db, questions.filter(isDrafted), at);
  if (step === "retire" || step === "restore")
    return await keepFromPack(call, questions, step === "retire" ? at : null);
  for (const { itemId } of questions) await moveDraft(call, step, itemId);
}

async function confirm(
  { db, nowMs, caller: { operatorId } }: OperatorContext,
  step: "confirm" | "take_back",
  questions: readonly Question[],
): Promise<void> {
  const ids = questions.map(({ itemId }) => itemId);
  if (step === "take_back") return await takeConfirmationsBack(db, ids);
  if (operatorId === null) return;
  const said = ids.map((itemId) => ({ itemId, operatorId }));
  await confirmItems(db, said, new Date(nowMs));
}

type Input = { readonly input: { readonly note: string } };

async function moveDraft(
  { db, nowMs, caller, input }: OperatorContext & Input,
  step: Step,
  itemId: string,
): Promise<void> {
  if (step === "approve" && caller.operatorId !== null)
    await approveDraft(db, itemId, { reviewerId: caller.operatorId, note: input.note });
  if (step === "send_back") await sendDraftBack(db, itemId, input.note);
  if (step === "discard") await trashDraft(db, itemId, new Date(nowMs));
  if (step === "take_out_of_trash") await trashDraft(db, itemId, null);
}

/** Retired and restored ones are changed here from then on: their pack does not undo it. */
async function keepFromPack(
  { db }: OperatorContext,
  questions: readonly Question[],
  at: Date | null,
): Promise<void> {
  const stored = await listStoredById(
    db,
    questions.map(({ itemId }) => itemId),
  );
  for (const { itemId } of questions) {
    const item = stored.get(itemId);
    if (item === undefined) continue;
    await setRetired(db, { itemId, ...keptAs(item, at) }, at);
  }
}

/** A restored one that is as its pack says is the pack's again. */
function keptAs(item: StoredItem, at: Date | null) {
  const { origin, packHash } = item;
  if (origin === "own") return { origin, packHash: null };
  const now = hashOfStored(item);
  if (at === null && packHash === now) return { origin: "pack", packHash: null } as const;
  return { origin: "edited", packHash: packHash ?? now } as const;
}

function isDrafted(question: Question): question is Drafted {
  return question.draft !== null;
}
