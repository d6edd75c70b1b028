import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { attemptOf } from "../../play/play-fixture.tsx";
import { CONTESTS, inHours } from "./contest-fixture.ts";
import ContestPlayScreen from "./ContestPlayScreen.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const { id: ID } = CONTESTS.open;
const open = (api: Api) =>
  show(<ContestPlayScreen />, {
    remembered: SIGNED_IN,
    api,
    at: `/contest-play/${ID}/play/`,
    route: "/contest-play/:contest/play/",
  });

it("the address alone enters nothing", async () => {
  const { requestsOf } = await open({ get_contest_details: async () => ok(CONTESTS.open) });
  await expect.element(page.getByText(`Gone to /contest-play/${ID}/`)).toBeVisible();
  expect(requestsOf("get_questions_by_contest")).toEqual([]);
});

/** A run of the contest with nothing left to answer. */
const flown = (): ReturnType<typeof attemptOf> => {
  const attempt = attemptOf({ names: ["single"] });
  return {
    ...attempt,
    mode: "contest",
    reveal: "after_close",
    status: "finished",
    current_question_id: null,
    scope: { category: null, subcategory: null, level: null, title: "Night flight", contest_id: ID },
  };
};

it("a run that is over is handed in, and says nothing of its result", async () => {
  const run = flown();
  const { requestsOf } = await open({
    get_contest_details: async () => ok(CONTESTS.under_way),
    get_questions_by_contest: async () => ({ ...ok(run), message: "contest_playable" }) as const,
    finish_attempt: async () => refused("result_later"),
    get_attempt: async () => ok(run),
    set_contest_leaderboard: async () =>
      ({
        ...ok({ contest_id: ID, questions_attended: 1, closes_at: inHours(2.5) }),
        message: "updated",
      }) as const,
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Handed in" })).toHaveFocus();
  await expect.element(page.getByText("You answered 1 of 1 question.")).toBeVisible();
  await expect.element(page.getByText(/Standings close in 2 h 29 min/)).toBeVisible();
  const standings = page.getByRole("link", { name: "To the contest" });
  await expect.element(standings).toHaveAttribute("href", `/contest-play/${ID}/`);
  await expect.element(page.getByRole("link", { name: "Other contests" })).toBeVisible();
  expect(requestsOf("set_contest_leaderboard")).toEqual([{ contest_id: ID }]);
  await expectAccessible();
});
