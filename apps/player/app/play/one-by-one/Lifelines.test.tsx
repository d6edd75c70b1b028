import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, later, ok, refused, show } from "../../component-fixture.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { attemptOf, inSeconds, play, questionOf } from "../play-fixture.tsx";
import { Lifelines } from "./Lifelines.tsx";

type Kind = Attempt["lifelines"][number]["kind"];
const key = (name: string) => page.getByRole("button", { name });

function offered(...kinds: readonly Kind[]): Attempt["lifelines"] {
  return kinds.map((kind) => ({ kind, price_coins: 10, used: false, used_on: null }));
}

/** What the server says after a lifeline was bought on the first question. */
function bought(kind: Kind, more: object = {}) {
  return ok({
    kind,
    question_id: questionOf("single").card.question_id,
    remaining_option_ids: null,
    poll: null,
    hint: null,
    deadline: null,
    next_question_id: null,
    next_deadline: null,
    lifelines: offered(kind).map((row) => ({ ...row, used: true })),
    coins: 110,
    server_time: inSeconds(0),
    ...more,
  });
}

describe("lifelines in a run", () => {
  it("name themselves with their price", async () => {
    await play({ names: ["single"], attempt: { lifelines: offered("fifty_fifty", "audience_poll") } });
    await expect.element(key("50/50")).toHaveAccessibleName(/10 coins/);
    await expect.element(key("Audience poll")).toHaveAccessibleName(/10 coins/);
  });

  it("strike out two options and take the coins", async () => {
    await play({
      names: ["single"],
      attempt: { lifelines: offered("fifty_fifty") },
      api: { use_lifeline: async () => bought("fifty_fifty", { remaining_option_ids: ["o1", "o3"] }) },
    });
    await key("50/50").click();
    await expect.element(key("Ground speed")).toHaveAccessibleName(/^Removed/);
    await expect.element(page.getByText("110", { exact: true })).toBeVisible();
    await expect.element(key("50/50")).toHaveAccessibleName(/Used/);
  });

  it("show what others answered", async () => {
    const shares = [40, 30, 20, 10].map((percent, at) => ({ option_id: `o${at + 1}`, percent }));
    await play({
      names: ["single"],
      attempt: { lifelines: offered("audience_poll") },
      api: { use_lifeline: async () => bought("audience_poll", { poll: { shares, source: "players" } }) },
    });
    await key("Audience poll").click();
    await expect.element(key("Indicated airspeed")).toHaveAccessibleName(/40%/);
  });

  it("skip to the next question", async () => {
    await play({
      names: ["single", "true_false"],
      attempt: { lifelines: offered("skip") },
      api: {
        use_lifeline: async () =>
          bought("skip", { next_question_id: questionOf("true_false").card.question_id }),
      },
    });
    await key("Skip").click();
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("A VOR works");
  });

  it("say in words why the server did not sell one", async () => {
    await play({
      names: ["single"],
      attempt: { lifelines: offered("reset_timer") },
      api: { use_lifeline: async () => refused("not_enough_coins") },
    });
    await key("Reset timer").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("You don't have enough coins.");
    await expect.element(key("Reset timer")).not.toHaveAttribute("aria-disabled");
  });

  it("are bought once, however often they are pressed", async () => {
    const answer = later<ReturnType<typeof bought>>();
    const { requestsOf } = await play({
      names: ["single"],
      attempt: { lifelines: offered("reset_timer", "skip") },
      api: { use_lifeline: () => answer.promise },
    });
    await key("Reset timer").click();
    await expect.element(key("Reset timer")).toHaveAttribute("aria-busy", "true");
    await key("Reset timer").click({ force: true });
    await key("Skip").click({ force: true });
    expect(requestsOf("use_lifeline")).toHaveLength(1);
    answer.resolve(bought("reset_timer"));
    await expect.element(key("Reset timer")).not.toHaveAttribute("aria-busy");
  });

  it("are not there in a run without any", async () => {
    await play({ names: ["single"], attempt: { lifelines: [] } });
    await expect.element(key("Ground speed")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Lifelines" })).not.toBeInTheDocument();
  });
});

describe("a lifeline that cannot be used here", () => {
  it.each([
    ["was used", { used: true }, 120, "Lifeline already used."],
    ["costs too much", {}, 9, "You don't have enough coins."],
  ])("because it %s says so when it is pressed, and asks nobody", async (_why, change, coins, sentence) => {
    const attempt = attemptOf({ names: ["single"], attempt: { coins } });
    const lifelines = offered("skip").map((row) => ({ ...row, ...change }));
    const asked: Kind[] = [];
    await show(
      <Lifelines
        attempt={{ ...attempt, lifelines }}
        card={questionOf("single").card}
        isOpen
        onBuy={async (kind) => {
          asked.push(kind);
          return null;
        }}
      />,
    );
    await expect.element(key("Skip")).toHaveAttribute("aria-disabled", "true");
    await key("Skip").click({ force: true });
    await expect.element(page.getByRole("alert")).toMatchTextContent(sentence);
    expect(asked).toEqual([]);
    await expectAccessible();
  });

  it("because the question has two options says so", async () => {
    await play({ names: ["true_false"], attempt: { lifelines: offered("fifty_fifty", "hint") } });
    await key("50/50").click({ force: true });
    await expect.element(page.getByRole("alert")).toMatchTextContent("This lifeline is not allowed.");
  });
});
