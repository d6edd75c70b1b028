import type { createCandidates } from "./candidate-fixture.ts";

type Candidates = ReturnType<typeof createCandidates>;

/** A sitting that is interrupted anywhere and gone on with: what it is about, and each step that a candidate takes. */
export type Sitting = { readonly playerId: string; readonly examId: string; readonly key: string };

/** The question and how it is answered, in the order of time; the last answer of a question counts. */
export const SAVES = [
  { number: 1, sequence: 1, isRight: false },
  { number: 2, sequence: 1, isRight: true },
  { number: 1, sequence: 2, isRight: true },
  { number: 3, sequence: 1, isRight: true },
] as const;

/** Steps of a candidate, each of which may be repeated; throws when one is refused. */
export function stepsOf(candidates: Candidates, { playerId, examId, key }: Sitting) {
  const attemptId = async () => (await candidates.start(playerId, examId, key)).attempt_id;
  const expectTaken = (code: string | null, isFine: string | null = null) => {
    if (code !== null && code !== isFine) throw new Error(`refused: ${code}`);
  };
  const enter = () =>
    candidates.refusal("set_exam_module_result", playerId, { exam_module_id: examId }).then(expectTaken);
  const save = async (wish: (typeof SAVES)[number]) =>
    expectTaken(await candidates.save(playerId, await attemptId(), wish));
  const flag = async () => {
    const attempt_id = await attemptId();
    const { question_id } = await candidates.answerTo(playerId, attempt_id, { number: 4 });
    const fields = { attempt_id, question_id, flagged: 1 };
    expectTaken(await candidates.refusal("flag_question", playerId, fields));
  };
  // One that was handed in by a call without an answer is over.
  const handIn = async () => expectTaken(await candidates.handIn(playerId, examId), "207");
  return [
    enter,
    () => attemptId().then(() => undefined),
    ...SAVES.slice(0, 2).map((wish) => () => save(wish)),
    flag,
    ...SAVES.slice(2).map((wish) => () => save(wish)),
    handIn,
  ] as const;
}
