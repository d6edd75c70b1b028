import { faceOf } from "@crosscheck/rules/content/subject-faces";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { toldTo } from "../notices/notice-fixture.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { createStudyFixture, idOf } from "./study-fixture.ts";

const app = await createTestApp({ content: false });
const fixture = createStudyFixture(app);
const editor = await createOperators(app).newOperator("author");
const { clock, signUp, newPlace, open, answer, finish, play } = fixture;

type Report = {
  readonly question_id: string;
  readonly stem: string;
  readonly status: string;
  readonly answer: string;
};

const MESSAGE = "Option b is right as well since 2024.";
const report = (player: TestPlayer, question_id: string, message = MESSAGE, action = "report_question") =>
  player.call(action, { question_id, message });
const reportsOf = async (player: TestPlayer) => dataOf<Report[]>(await player.call("get_reports"));

/** The id under which editors see the only report with this message. */
async function editorsIdOf(message: string): Promise<string> {
  const rows = rowsOf<FiledRow>(await editor.call("list_reports"));
  return rows.find((row) => row.message.includes(message))?.report_id ?? "";
}

type FiledRow = { readonly report_id: string; readonly message: string };
const settle = (report_id: string, verdict: "accept" | "decline", text: string) =>
  editor.call("settle_report", { report_id, verdict, answer: text });

describe("report_question", () => {
  it("stores a report that its player can read", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const view = await open(player, await newPlace({ code: "050", name: "Weather" }));
    const { body } = await report(player, idOf(view, 2));
    expect(body).toMatchObject({
      error: false,
      message: "109",
      data: { question_id: idOf(view, 2), status: "open" },
    });
    expect(await reportsOf(player)).toEqual([
      {
        question_id: idOf(view, 2),
        category_name: "Weather",
        face: faceOf("050"),
        stem: view.questions[1]?.stem,
        message: MESSAGE,
        status: "open",
        answer: "",
        reported_at: new Date(clock.nowMs()).toISOString(),
        settled_at: null,
      },
    ]);
    expect(await reportsOf(other)).toEqual([]);
    const study = await player.call("get_question_study", { question_id: idOf(view, 2) });
    expect(study.body).toMatchObject({ data: { report: { message: MESSAGE, status: "open", answer: "" } } });
  });

  it("refuses a second open report on a question, by either name of the call", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    await report(player, idOf(view, 1), MESSAGE, "multi_match_report_question");
    expect((await report(player, idOf(view, 1))).body.message).toBe("231");
    expect((await report(player, idOf(view, 2))).body.message).toBe("109");
  });

  it("takes thirty of a player that wait: a script drowns nobody else's", async () => {
    const player = await signUp();
    const views = [];
    for (let count = 0; count < 4; count += 1) views.push(await open(player, await newPlace()));
    const ids = views.flatMap(({ questions }) => questions.map(({ question_id }) => question_id));
    const codes = [];
    for (const id of ids.slice(0, 31))
      codes.push((await report(player, id, `Not right: ${id}`)).body.message);
    expect(codes).toEqual([...Array.from({ length: 30 }, () => "109"), "210"]);
    expect((await report(player, ids[0] ?? "")).body.message).toBe("231");
    await settle(await editorsIdOf(ids[0] ?? ""), "decline", "It is right.");
    expect((await report(player, ids[30] ?? "")).body.message).toBe("109");
    expect((await report(player, ids[31] ?? "")).body.message).toBe("210");
    const other = await signUp();
    expect((await report(other, idOf(await open(other, await newPlace()), 1))).body.message).toBe("109");
  });

  it("counts characters as people do", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 1);
    const family = "👩‍👩‍👧";
    for (const message of ["", "123456789", " 123456789 ", family.repeat(9), "x".repeat(501)]) {
      expect((await report(player, question, message)).body).toMatchObject({
        message: "103",
        field: "message",
      });
    }
    const places = await open(player, await newPlace());
    const fitting = [
      "1234567890",
      family.repeat(10),
      "x".repeat(500),
      "é".repeat(500),
      "e\u0323".repeat(500),
    ];
    for (const [index, message] of fitting.entries()) {
      expect((await report(player, idOf(places, index + 1), message)).body.message).toBe("109");
    }
  });

  it("refuses questions that were not shown to this player", async () => {
    const [player, other] = [await signUp(), await signUp()];
    const view = await open(other, await newPlace());
    for (const question of [idOf(view, 1), crypto.randomUUID()]) {
      expect((await report(player, question)).body.message).toBe("102");
    }
  });

  it("files one report when fifty calls come at the same time", async () => {
    const player = await signUp();
    const question = idOf(await open(player, await newPlace()), 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => report(player, question)));
    expect(answers.filter(({ body }) => body.message === "109")).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === "231")).toHaveLength(49);
    expect(await reportsOf(player)).toHaveLength(1);
    expect(fixture.bugs).toEqual([]);
  });
});

describe("editors", () => {
  it("settle a report, and the player reads their answer and may report again", async () => {
    const player = await signUp();
    const view = await play(player, await newPlace(), { right: 6, wrong: 0 });
    const [one, other] = [
      "The figure of this one is upside down.",
      "Clue\nof the\u001B[2J other is missing.",
    ];
    await report(player, idOf(view, 1), one);
    clock.advanceMs(1_000);
    await report(player, idOf(view, 2), other);
    const open = await editor.call("list_reports");
    expect(rowsOf(open).slice(-2)).toMatchObject([
      { message: one, stem: view.questions[0]?.stem, player_id: player.playerId, status: "open" },
      { message: expect.stringContaining("other is missing") as string },
    ]);
    expect(open.total).toBe(rowsOf(open).length);

    clock.advanceMs(1_000);
    const id = await editorsIdOf(one);
    expect(await settle(id, "accept", "Turned, thank you.")).toMatchObject({ data: { status: "accepted" } });
    expect(await settle(id, "decline", "Again")).toMatchObject({ refused: "no_data" });
    expect((await toldTo(player))[0]).toEqual(["report_settled", { report_id: id, verdict: "accepted" }]);
    await settle(await editorsIdOf("other is missing"), "decline", "It is there.");
    expect(await reportsOf(player)).toMatchObject([
      { question_id: idOf(view, 2), status: "declined", answer: "It is there." },
      {
        question_id: idOf(view, 1),
        status: "accepted",
        answer: "Turned, thank you.",
        settled_at: new Date(clock.nowMs()).toISOString(),
      },
    ]);
    clock.advanceMs(1_000);
    expect((await report(player, idOf(view, 1))).body.message).toBe("109");
    const study = await player.call("get_question_study", { question_id: idOf(view, 1) });
    expect(study.body).toMatchObject({ data: { report: { status: "open", message: MESSAGE } } });
  });

  it("read page after page, oldest first", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    const before = (await editor.call("list_reports")).total ?? 0;
    for (const number of [1, 2, 3]) {
      clock.advanceMs(1_000);
      await report(player, idOf(view, number), `The page number ${number} of it.`);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const fields = cursor === undefined ? { limit: 1 } : { limit: 1, cursor };
      const page = await editor.call("list_reports", fields);
      expect(page.total).toBe(before + 3);
      seen.push(...rowsOf<FiledRow>(page).map((row) => row.message));
      cursor = (page.data as { readonly next_cursor: string | null }).next_cursor; // contract
    } while (cursor !== null);
    expect(seen.slice(before)).toEqual([1, 2, 3].map((number) => `The page number ${number} of it.`));
  });

  it("give nothing away while the question is in play", async () => {
    const player = await signUp();
    const view = await open(player, await newPlace());
    const message = "Is it really allowed to do that?";
    await report(player, idOf(view, 1), message);
    await settle(await editorsIdOf(message), "decline", "Choice c is right.");
    expect(await reportsOf(player)).toMatchObject([{ status: "declined", answer: "" }]);
    const study = () => player.call("get_question_study", { question_id: idOf(view, 1) });
    expect((await study()).body).toMatchObject({ data: { report: { status: "declined", answer: "" } } });
    await answer(player, view, { number: 1, wish: "wrong" });
    await finish(player, view);
    expect(await reportsOf(player)).toMatchObject([{ answer: "Choice c is right." }]);
    expect((await study()).body).toMatchObject({ data: { report: { answer: "Choice c is right." } } });
  });
});

it("get_reports pages, latest first", async () => {
  const player = await signUp();
  const view = await open(player, await newPlace());
  for (const number of [1, 2, 3]) {
    clock.advanceMs(1_000);
    await report(player, idOf(view, number));
  }
  const page = await player.call("get_reports", { offset: 1, limit: 1 });
  expect(page.body).toMatchObject({ total: 3, data: [{ question_id: idOf(view, 2) }] });
  expect((await player.call("get_reports", { offset: 5 })).body).toMatchObject({ total: 3, data: [] });
});
