import { BATTLE_ID, FRAMES, OPENS_AT, seatOf } from "@crosscheck/client/battle/battle-fixture";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ANN, expectAccessible, ok, show, SIGNED_IN } from "../component-fixture.tsx";
import { BattlePlay } from "./BattlePlay.tsx";
import { liveBattle } from "./live-fixture.ts";

type Options = {
  /** Server's time; by default five seconds after the first question has opened. */
  readonly at?: number;
  readonly language?: "en" | "ar";
  readonly card?: Partial<BattleCard>;
};

/** Shows a battle up to a frame. */
async function play(v: number, { at = OPENS_AT + 5_000, language = "en", card = {} }: Options = {}) {
  const battle = await liveBattle(at - Date.now(), card);
  battle.open();
  const { seats } = card;
  // The start tells who has the seats.
  const frames = FRAMES.map((frame) =>
    frame.type === "start" && seats !== undefined ? { ...frame, seats } : frame,
  );
  battle.tell(...frames.slice(0, v));
  const followed: string[] = [];
  const screen = await show(
    <BattlePlay
      store={battle.store}
      leaveTo="/random-battle/"
      onFollow={(battleId) => followed.push(battleId)}
    />,
    {
      language,
      remembered: SIGNED_IN,
      api: {
        get_user_by_id: async () => ok(ANN),
        leave_battle: async ({ battle_id }) => ok({ battle_id }),
        report_message: async () => ok({ reported: true as const }),
      },
    },
  );
  return { ...screen, ...battle, followed };
}

const END = findEnd();

function findEnd() {
  const end = FRAMES.find((frame) => frame.type === "end");
  if (end === undefined) throw new Error("the fixture has an end");
  return end;
}

/** Of a seat that has done nothing. */
function resultOf(seat: number) {
  const { user_id } = seatOf(seat);
  return { seat, user_id, is_bot: false, rank: null, points: 0, correct: 0, used_ms: 0, coins: 0 };
}

const BOT = seatOf(2, { user_id: "bot", name: "", name_number: 1, is_bot: true, rating: null });
const board = page.getByRole("region", { name: "Score" });
const option = (letter: string) => page.getByRole("button", { name: `Option ${letter}` });

describe("before the first question", () => {
  it("both face each other, and the page says that its player is ready", async () => {
    const { asked } = await play(0);
    await expect.element(page.getByRole("heading", { name: "Opponent found" })).toHaveFocus();
    await expect.element(page.getByText("10 coins at stake")).toBeVisible();
    await expect.poll(() => asked).toMatchObject([{ type: "ready" }]);
  });

  it("a bot is named and marked as one, and stakes nothing", async () => {
    await play(0, { card: { kind: "bot", seats: [seatOf(1, { is_ready: false }), BOT] } });
    await expect.element(page.getByText("Autopilot")).toBeVisible();
    await expect.element(page.getByText("Bot", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Nothing at stake")).toBeVisible();
  });

  it("counts down to it by the server's clock", async () => {
    await play(3, { at: OPENS_AT - 1_500 });
    await expect.element(page.getByText("2", { exact: true })).toBeInTheDocument();
  });
});

describe("a question", () => {
  it("names its subject from the first word on, where there is no room for all of it", async () => {
    await play(4, { language: "ar", card: { category_name: "القانون الجوي" } });
    const subject = page.getByText("القانون الجوي");
    await expect.element(subject).toBeVisible();
    expect(subject.element().closest("p")).toHaveStyle({ direction: "rtl" });
  });

  it("takes the focus, and locks the first answer of a key at once", async () => {
    const { asked } = await play(4);
    await expect.element(page.getByRole("heading", { name: "Question 1 of the battle" })).toHaveFocus();
    await userEvent.keyboard("b");
    await expect.element(option("b")).toHaveAttribute("aria-pressed", "true");
    await expect.element(board).toMatchTextContent("Locked in. Waiting for your opponent.");
    await userEvent.keyboard("c");
    await option("d").click({ force: true });
    expect(asked).toMatchObject([{ type: "answer", number: 1, answer: "b" }]);
  });

  it("says that the other one has answered, and not what", async () => {
    await play(5);
    await expect.element(board).toMatchTextContent("Ben has answered.");
    expect(page.getByRole("button", { pressed: true }).elements()).toEqual([]);
  });

  it("has a clock for each side, the bot's too", async () => {
    await play(4, { card: { kind: "bot", seats: [seatOf(1), BOT] } });
    await expect.element(page.getByRole("timer", { name: "Time of Ann" })).toBeVisible();
    await expect.element(page.getByRole("timer", { name: "Time of Autopilot" })).toBeVisible();
  });

  it("that was told early is not shown before it opens", async () => {
    await play(4, { at: OPENS_AT - 500 });
    expect(page.getByText("Question 1 of the battle").elements()).toEqual([]);
    await expect.element(page.getByRole("heading", { name: "Question 1 of the battle" })).toBeVisible();
  });

  it("is told with the right answer, the points and the bonus for speed", async () => {
    await play(7);
    await expect.element(option("a")).toMatchTextContent("Right");
    await expect.element(board).toMatchTextContent("Right");
    await expect.element(board).toMatchTextContent("+2 for speed");
    await expect
      .element(page.getByText(/Right\. 6 points\..*You: 6 points, Ben: 0 points/))
      .toBeInTheDocument();
    await expectAccessible();
  });

  it("is told with its rule and who was right, to be seen and to be heard", async () => {
    await play(7);
    await expect.element(page.getByText("Right, and nobody else was", { exact: true })).toBeVisible();
    const rule = "Aircraft on the right have the right of way.";
    await expect.element(page.getByText(rule, { exact: true })).toBeVisible();
    await expect.element(page.getByText("SERA.3210")).toBeVisible();
    await expect
      .element(page.getByText(`Right, and nobody else was. ${rule} You: 6 points`, { exact: false }))
      .toBeInTheDocument();
  });

  it("that was answered too late says so", async () => {
    const { refuse } = await play(4);
    refuse("too_late");
    await option("a").click();
    await expect.element(board).toMatchTextContent("That came too late to count.");
  });
});

describe("on a narrow phone", () => {
  const SUBJECT = "Principles of flight and aircraft general knowledge";
  const NAME = "Wilhelmina Featherstonehaugh";
  const narrow = {
    category_name: SUBJECT,
    seats: [seatOf(1, { name: NAME }), seatOf(2, { name: `${NAME}s` })],
  };
  const boxOf = (element: Element) => element.getBoundingClientRect();

  it.each(["en", "ar"] as const)("names end before the clock, and are there whole: %s", async (language) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(390, 844));
    const { container } = await play(4, { language, card: narrow });
    await expect.element(page.getByTitle(SUBJECT)).toBeVisible();
    const clock = container.querySelector(".bt-sides > [role=timer]");
    if (clock === null) throw new Error("no clock");
    const places = [NAME, `${NAME}s`].map((name) => {
      const shown = page.getByTitle(name, { exact: true }).element();
      expect(shown.scrollWidth).toBeGreaterThan(shown.clientWidth);
      // More than beside a picture.
      expect(shown.clientWidth).toBeGreaterThan(80);
      return boxOf(shown);
    });
    const [start, end] = places.toSorted((one, other) => one.left - other.left);
    expect(start?.right).toBeLessThanOrEqual(boxOf(clock).left);
    expect(end?.left).toBeGreaterThanOrEqual(boxOf(clock).right);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it.each(["en", "ar"] as const)("names stand whole face to face: %s", async (language) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(390, 844));
    await play(0, { language, card: narrow });
    const shown = page.getByTitle(NAME, { exact: true });
    await expect.element(shown).toBeVisible();
    expect(shown.element().scrollWidth).toBeLessThanOrEqual(shown.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe("a connection", () => {
  it("of the other one that is away shows for how long the seat is held", async () => {
    await play(8, { at: OPENS_AT + 20_500, card: { no_of_que: 2 } });
    await expect.element(page.getByText("Ben is reconnecting.")).toBeInTheDocument();
  });

  it("of the own page that is away is said, and goes on", async () => {
    const { heard } = await play(4);
    heard().onLost();
    await expect.element(board).toMatchTextContent("Connection lost. Reconnecting…");
  });

  it("that another page has taken can be taken back", async () => {
    const { heard, store } = await play(4);
    heard().onBye("replaced");
    await expect.element(page.getByText("This battle is open in another tab or device.")).toBeVisible();
    await page.getByRole("button", { name: "Play here" }).click();
    expect(store.getState().connection.is).toBe("connecting");
  });
});

describe("what is said", () => {
  it("is sent with one tap, shown at the seat, and can be reported", async () => {
    const { asked, tell, requestsOf } = await play(4);
    await page.getByRole("button", { name: "Thumbs up" }).click();
    await expect.poll(() => asked).toMatchObject([{ type: "say", line: { kind: "emoji", id: "thumbs_up" } }]);
    const line = { kind: "phrase", id: "nice_one" } as const;
    tell({ v: 5, type: "line", seat: 2, message_id: "m", line, at: OPENS_AT + 5_000 });
    await expect.element(page.getByText("Ben: Nice one!")).toBeInTheDocument();
    await page.getByRole("button", { name: "Say something" }).click();
    await page.getByRole("button", { name: "What to do about this message" }).click();
    await page.getByRole("button", { name: "Report" }).click();
    await expect.poll(() => requestsOf("report_message")).toMatchObject([{ seat: 2, message_id: "m" }]);
    await page.getByRole("button", { name: "Mute Ben" }).click();
    await expect.element(page.getByText("Muted", { exact: true })).toBeVisible();
  });
});

describe("the end", () => {
  it("tells who has won, what it brought, and takes a rematch up", async () => {
    const { asked, heard, followed } = await play(15, { at: OPENS_AT + 40_000 });
    await expect.element(page.getByRole("heading", { name: "You win!" })).toHaveFocus();
    const figures = page.getByRole("region", { name: "What it brought" });
    await expect.element(figures).toMatchTextContent("+5");
    await expect.element(figures).toMatchTextContent("1,516+16");
    await expect.element(page.getByText("Ben wants a rematch.")).toBeVisible();
    await page.getByRole("button", { name: "Accept the rematch" }).click();
    expect(asked.at(-1)).toMatchObject({ type: "ask_rematch" });
    heard().onFollow("next");
    await expect.poll(() => followed).toEqual(["next"]);
  });

  it.each([
    { stake: 5, coins: [7, 7, 0], en: /share the pot\./, ar: /يتقاسم الأوائل الرصيد المشترك/ },
    { stake: 1, coins: [1, 1, 0], en: /share the pot\./, ar: /يتقاسم الأوائل الرصيد المشترك/ },
    { stake: 5, coins: [5, 5, 5], en: /everybody has their stake back\./, ar: /استعاد كل لاعب رهانه/ },
    { stake: 5, coins: [5, 5], en: /everybody has their stake back\./, ar: /استعاد كل لاعب رهانه/ },
  ])("says what equal points bring: $coins of $stake each", async ({ stake, coins, ...said }) => {
    for (const language of ["en", "ar"] as const) {
      const { tell, unmount } = await play(4, { language, card: { entry_fee: stake } });
      const seats = coins.map((paid, index) => ({
        ...resultOf(index + 1),
        outcome: paid === 0 ? ("lose" as const) : ("draw" as const),
        coins: paid,
      }));
      tell({ ...END, v: 5, result: { ...END.result, seats } });
      await expect.element(page.getByText(said[language])).toBeVisible();
      await unmount();
    }
  });

  it("says to who gave the seat away that they left, whatever happened to the others", async () => {
    const { tell } = await play(4);
    const seats = [
      { ...resultOf(1), outcome: "defeat" as const },
      { ...resultOf(2), outcome: "abandoned" as const, coins: 5 },
    ];
    tell({ ...END, v: 5, state: "everyone_left", result: { ...END.result, reason: "everyone_left", seats } });
    await expect.element(page.getByText("You left the game.")).toBeVisible();
    expect(page.getByText(/The stakes are back/).elements()).toEqual([]);
  });

  it("leads to the answers where there are some to look through", async () => {
    const { tell } = await play(4);
    const review = page.getByRole("link", { name: "Review answers" });
    const own = { coins: 10, rating_before: null, rating_after: null, badges: [], attempt_id: null };
    tell({ ...END, v: 5, own });
    await expect.element(page.getByRole("heading", { name: "You win!" })).toBeVisible();
    expect(review.elements()).toEqual([]);
    tell({ ...END, v: 6 });
    await expect.element(review).toHaveAttribute("href", `/review/${BATTLE_ID}/`);
  });

  it("says who has left", async () => {
    const { tell } = await play(4);
    tell({ ...END, v: 5, state: "opponent_left", result: { ...END.result, reason: "opponent_left" } });
    await expect.element(page.getByText("Opponent has left the game.")).toBeVisible();
  });

  it("is asked about before leaving, which gives the seat up", async () => {
    const { requestsOf } = await play(4);
    await page.getByRole("link", { name: "Leave the battle" }).click();
    await expect.element(page.getByText(/your opponent wins\. Your 5 coins stay in the pot\./)).toBeVisible();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect.element(page.getByText("Gone to /random-battle/")).toBeVisible();
    expect(requestsOf("leave_battle")).toHaveLength(1);
  });

  it("has no fault that a screen reader would meet, in Arabic", async () => {
    await play(15, { at: OPENS_AT + 40_000, language: "ar" });
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await expectAccessible();
  });
});
