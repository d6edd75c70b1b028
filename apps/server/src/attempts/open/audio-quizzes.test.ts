import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { readItems } from "../engine/read-items.ts";
import { dataOf, paperOf, type Submitted, type View } from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer } from "../solo-fixture.ts";

const app = await createTestApp();
const PLACE = { type: "category", type_id: "audio-alphabet-and-numbers" };

type Review = OutputOf<Actions["review_attempt"]>;

async function openAudio(more: Readonly<Record<string, unknown>> = {}) {
  const player = await app.signUp();
  const view = dataOf<View>(await player.call("get_audio_questions", { ...PLACE, ...more }));
  const paper = await paperOf(app.db, view.attempt_id);
  const transcripts = (await readItems(app.db, paper)).map(({ transcript }) => transcript ?? "");
  expect(transcripts).not.toContain("");
  return { ...player, view, paper, attempt_id: view.attempt_id, transcripts };
}

it("sends a clip with each question, by a name that says nothing", async () => {
  const { view } = await openAudio();
  for (const { media } of view.questions) {
    expect(media).toHaveLength(1);
    expect(media[0]).toMatchObject({ type: "audio" });
    expect(media[0]?.url).toMatch(/^\/media\/content\/[0-9a-f]{40}\.mp3$/);
  }
  // No two questions are told apart by what stands instead of the clip.
  expect(new Set(view.questions.flatMap(({ media }) => media.map(({ alt }) => alt))).size).toBe(1);
});

it("keeps what is said to itself until the answer, then tells it", async () => {
  const { call, attempt_id, paper, transcripts } = await openAudio();
  for (const [index, question] of paper.entries()) {
    const before = [
      await call("get_attempt", { attempt_id }),
      await call("get_audio_questions", PLACE),
      await call("get_open_attempts"),
    ];
    const later = transcripts.slice(index);
    expect(before.filter(({ text }) => later.some((said) => text.includes(said)))).toEqual([]);
    const told = dataOf<Submitted>(
      await call("submit_answer", {
        attempt_id,
        question_id: question.itemId,
        answer: rightAnswer(question),
      }),
    );
    expect(told.reveal?.transcript).toBe(transcripts[index]);
  }
  await finish(call, attempt_id);
  const review = dataOf<Review>(await call("review_attempt", { attempt_id }));
  expect(review.questions.map(({ reveal }) => reveal?.transcript)).toEqual(transcripts);
});

it("shows the transcripts at once to who asks for them, and then neither ranks nor pays", async () => {
  const { call, playerId, view, attempt_id, transcripts } = await openAudio({ with_transcript: "true" });
  expect(view).toMatchObject({ mode: "audio_with_transcript", ranked: false });
  expect(view.questions.map(({ transcript }) => transcript)).toEqual(transcripts);
  await answerAll({ db: app.db, ask: call }, attempt_id, rightAnswer);
  expect(await finish(call, attempt_id)).toMatchObject({
    percent: 100,
    ranked: false,
    score: 0,
    all_time_score: 0,
    coins_earned: 0,
  });
  const tallies = await app.db
    .selectFrom("subject_tallies")
    .select("attempt_id")
    .where("player_id", "=", playerId)
    .execute();
  expect(tallies).toEqual([]);
});

it("does not show the transcript of a ranked run's clips in a practice run beside it", async () => {
  const { call, paper, transcripts } = await openAudio();
  const beside = await call("get_audio_questions", { ...PLACE, with_transcript: 1 });
  const ids = dataOf<View>(beside).questions.map(({ question_id }) => question_id);
  expect(ids.filter((id) => paper.some(({ itemId }) => itemId === id))).toEqual([]);
  expect(transcripts.filter((said) => beside.text.includes(said))).toEqual([]);
});
