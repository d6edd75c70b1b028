import { SOLO_MODES } from "@crosscheck/rules/modes/index";
import { isOpenedByDefinition } from "@crosscheck/rules/modes/sources";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { LEVEL, dataOf, type View } from "../../conformance/play-fixture.ts";
import { OPENINGS, openingByDefinition } from "../solo-fixture.ts";

const app = await createTestApp();
const OPENED = SOLO_MODES.filter(({ source }) => isOpenedByDefinition(source));

it.each(OPENED.map((mode) => [mode.id, mode] as const))(
  "opens %s by its definition, with the scope of its source",
  async (id, mode) => {
    const player = await app.signUp();
    const { action, fields, prepare } = openingByDefinition(mode);
    await prepare?.(app.db, player);
    const view = dataOf<View>(await player.call(action, fields));
    expect(view).toMatchObject({ mode: id, ranked: mode.ranked, reveal: mode.reveal });
    const stored = await app.db
      .selectFrom("attempts")
      .select(["scope", "ranked", "reveal"])
      .where("player_id", "=", player.playerId)
      .where("attempt_id", "=", view.attempt_id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      scope: { from: mode.source.from, title: view.scope.title },
      ranked: mode.ranked,
      reveal: mode.reveal,
    });
  },
);

it("resumes by definition what a call of its own has opened", async () => {
  const { call } = await app.signUp();
  const { action, fields } = OPENINGS.multi_match;
  const own = dataOf<View>(await call(action, fields));
  const place = { type_id: fields["category"], level: fields["level"] };
  const view = dataOf<View>(await call("open_attempt", { mode: "multi_match", ...place }));
  expect(view.attempt_id).toBe(own.attempt_id);
});

it.each([
  ["quiz_zone", {}, "103"],
  ["quiz_zone", { type_id: "air-law" }, "103"],
  ["quiz_zone", { type_id: "mm-weather", level: 1 }, "102"],
  ["quiz_zone", { type_id: LEVEL.subcategory, level: 2 }, "202"],
  ["fun_and_learn", {}, "103"],
  ["daily_archive", {}, "103"],
  ["self_challenge", {}, "103"],
  ["contest", {}, "103"],
])("refuses %s with %j", async (mode, fields, code) => {
  const { call } = await app.signUp();
  const { body } = await call("open_attempt", { mode, ...fields });
  expect(body).toMatchObject({ error: true, message: code });
});

it("shows the levels of a mode that is named", async () => {
  const { call } = await app.signUp();
  const place = { category_slug: "mm-weather" };
  const named = await call("get_level_data", { ...place, mode: "multi_match" });
  const own = await call("get_multi_match_level_data", place);
  expect(named.body).toEqual(own.body);
  expect((await call("get_level_data", place)).body).toMatchObject({ error: true, message: "102" });
});
