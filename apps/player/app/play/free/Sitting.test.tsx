import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, refused } from "../../component-fixture.tsx";
import type { Attempt } from "../attempt/run-state.ts";
import { attemptOf, inSeconds, play } from "../play-fixture.tsx";

type Api = NonNullable<Parameters<typeof play>[0]["api"]>;

const NAMES = ["true_false", "single", "typed_number"] as const;
const EXAM = "00000000-0000-4000-8000-0000000000e1";
const RESULT = `Gone to /exam-module/${EXAM}/result/`;
const SECTIONS = [
  { section: "law", name: { en: "Air law", ar: "قانون الجو" } },
  { section: "met", name: { en: "Weather", ar: "الطقس" } },
];

/** A sitting of an exam as the server tells it. */
function sittingOf(change: Partial<Attempt> = {}): Attempt {
  const attempt = attemptOf({ names: NAMES, answerMode: "free" });
  return {
    ...attempt,
    mode: "exam",
    questions: attempt.questions.map((card, place) => ({
      ...card,
      number: place + 1,
      section: place === 0 ? "law" : "met",
    })),
    scope: { ...attempt.scope, title: "Spring exam", exam: { exam_id: EXAM, sections: SECTIONS } },
    ...change,
  };
}

const marks = { obtained_marks: null, percent: null, passed: null, total_marks: 3 };
const handedIn = async () => ok({ ...marks, statistics: [], rules_violated: false });

async function sit(change: Partial<Attempt> = {}, api: Api = {}, language: "en" | "ar" = "en") {
  return play({
    names: NAMES,
    answerMode: "free",
    attempt: sittingOf(change),
    api: { set_exam_module_result: handedIn, ...api },
    language,
  });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const option = (name: string) => page.getByRole("button", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });
const progress = (number: number) => page.getByText(`Question ${number} of 3`);

async function handIn() {
  await page.getByRole("button", { name: "Hand in" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
}

describe("handing in a sitting", () => {
  it("is a call of its own, and leads to the result", async () => {
    const { requestsOf } = await sit();
    await handIn();
    await expect.element(page.getByText(RESULT)).toBeVisible();
    expect(requestsOf("set_exam_module_result")).toMatchObject([{ exam_module_id: EXAM }]);
    expect(requestsOf("finish_attempt")).toEqual([]);
  });

  it("is repeated until it has arrived; one that is over by then counts as handed in", async () => {
    let calls = 0;
    await sit(
      {},
      {
        set_exam_module_result: async () => {
          calls += 1;
          return calls === 1 ? away() : refused("attempt_finished");
        },
      },
    );
    await handIn();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(page.getByText(RESULT)).toBeVisible();
  });

  it("goes on after a reload while the network is away", async () => {
    const first = await sit({}, { set_exam_module_result: away });
    await handIn();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await first.unmount();
    await sit();
    await expect.element(page.getByText(RESULT)).toBeVisible();
  });

  it("says that another device has the paper", async () => {
    await sit({}, { set_exam_module_result: async () => refused("other_device") });
    await handIn();
    await expect.element(page.getByText("This exam is open on another device.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Continue here" })).toBeVisible();
  });
});

describe("leaving a sitting", () => {
  it.each([
    ["end", /If you are away for more than 5 seconds, the exam can end/],
    ["log", /that you were away is noted/],
  ] as const)("is asked about, and says what comes of it: %s", async (policy, wording) => {
    const standing = new Promise<never>(() => undefined);
    await sit(
      { watch: { policy, warnings: 0, limit_seconds: 5 } },
      { report_exam_events: async () => standing },
    );
    await page.getByRole("link", { name: "Leave the quiz" }).click();
    await expect.element(dialog("Leave the exam?")).toMatchTextContent(wording);
    await dialog("Leave the exam?").getByRole("button", { name: "Stay here" }).click();
    await expect.element(option("True")).toBeVisible();
  });
});

describe("the end of a sitting", () => {
  it("leads to the result at once where it is over already", async () => {
    const { requestsOf } = await sit({ expires_at: inSeconds(-60), server_time: inSeconds(0) });
    await expect.element(page.getByText(RESULT)).toBeVisible();
    expect(requestsOf("set_exam_module_result")).toEqual([]);
  });

  it("is the server's to tell when the time is over", async () => {
    const over = sittingOf({ expires_at: inSeconds(-5), server_time: inSeconds(0) });
    const { requestsOf } = await sit({ expires_at: inSeconds(1) }, { get_attempt: async () => ok(over) });
    await expect.element(page.getByText(/The time is over/), { timeout: 4_000 }).toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByText(RESULT), { timeout: 4_000 }).toBeVisible();
    expect(requestsOf("set_exam_module_result")).toEqual([]);
  });

  it("comes later where more time was given meanwhile", async () => {
    const more = sittingOf({ expires_at: inSeconds(600) });
    await sit({ expires_at: inSeconds(1) }, { get_attempt: async () => ok(more) });
    await expect.element(page.getByText(/The time is over/), { timeout: 4_000 }).toBeVisible();
    await expect.element(page.getByText(/The time is over/), { timeout: 4_000 }).not.toBeInTheDocument();
    await option("True").click();
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
  });
});

describe("a watched sitting", () => {
  const watch = { policy: "end", warnings: 0, limit_seconds: 5 } as const;
  const standing = {
    ended: false,
    ended_by_absence: false,
    deadline: null,
    absences: 0,
    too_long: 0,
    last_away_seconds: null,
    taken_over: false,
    server_time: inSeconds(0),
  };

  it("follows the end that an examiner has moved, without a reload", async () => {
    const { requestsOf } = await sit(
      { expires_at: inSeconds(60), watch },
      { report_exam_events: async () => ok({ ...standing, expires_at: inSeconds(660) }) },
    );
    await expect.element(page.getByText("The examiner gave you 10 more minutes.")).toBeVisible();
    await expect.element(page.getByRole("timer")).toMatchTextContent(/^(11:00|10:5\d)$/);
    expect(requestsOf("get_attempt")).toEqual([]);
  });

  it("leads to the result when it was ended", async () => {
    const over = sittingOf({ expires_at: inSeconds(-5), server_time: inSeconds(0) });
    await sit(
      { watch },
      {
        report_exam_events: async () => ok({ ...standing, ended: true, expires_at: inSeconds(-5) }),
        get_attempt: async () => ok(over),
      },
    );
    await expect.element(page.getByText(RESULT)).toBeVisible();
  });
});

describe("a sitting with sections", () => {
  it.each([
    ["en", "Questions", "Air law"],
    ["ar", "الأسئلة", "قانون الجو"],
  ] as const)("names them above the question and in the palette, in %s", async (language, title, name) => {
    await sit({}, {}, language);
    await expect.element(page.getByText(name)).toBeVisible();
    await button(title).click();
    await expect.element(dialog(title).getByRole("region", { name })).toBeVisible();
    await expectAccessible();
  });
});

describe("answers that are final", () => {
  const final = { final_answers: true } as const;

  it("are saved by a step of their own, and locked then", async () => {
    const { requestsOf } = await sit(final);
    await expect.element(button("Save answer")).toHaveAttribute("aria-disabled", "true");
    await option("True").click();
    await option("False").click();
    await expect.element(page.getByText(/Chosen, not saved yet/)).toBeVisible();
    await expect.element(page.getByText("0 of 3 answered")).toBeVisible();
    await button("Save answer").click();
    await expect.element(page.getByText("Saved. This answer cannot be changed.")).toBeVisible();
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("a");
    await expect.element(option("False")).toHaveAttribute("aria-pressed", "true");
    await expect.element(button("Clear answer")).toHaveAttribute("aria-disabled", "true");
    await expect.poll(() => requestsOf("submit_answer")).toMatchObject([{ answer: "o2", sequence: 1 }]);
    await expectAccessible();
  });

  it("are saved by Enter, also on the chosen option; the next Enter goes on", async () => {
    await sit(final);
    await option("True").click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
    await expect.element(progress(1)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(progress(2)).toBeVisible();
    await userEvent.keyboard("a{Enter}");
    await expect.element(page.getByText("2 of 3 answered")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(progress(3)).toBeVisible();
    await page.getByRole("textbox").fill("12");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("3 of 3 answered")).toBeVisible();
  });

  it("are told of before the paper is handed in without them", async () => {
    await sit(final);
    await option("True").click();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await expect
      .element(page.getByRole("dialog"))
      .toMatchTextContent("1 answer is chosen and not saved. It does not count.");
  });

  it("can be taken back until they are saved", async () => {
    const { requestsOf } = await sit(final);
    await option("True").click();
    await button("Clear answer").click();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "false");
    expect(requestsOf("submit_answer")).toEqual([]);
  });

  it("stay as the server has them where another one was saved before", async () => {
    const attempt = sittingOf(final);
    const states = attempt.states.map((state, place) =>
      place === 0 ? { ...state, status: "answered" as const, answer: "o1", sequence: 1 } : state,
    );
    await sit(final, {
      submit_answer: async () => refused("answer_final"),
      get_attempt: async () => ok({ ...attempt, states }),
    });
    await option("False").click();
    await button("Save answer").click();
    await expect.element(page.getByText("This answer cannot be changed any more.")).toBeVisible();
    await expect.element(option("True")).toHaveAttribute("aria-pressed", "true");
  });
});

describe("a sitting that goes forward only", () => {
  const forward = { forward_only: true } as const;

  it("asks before a question is left open, then turns on and back while nothing later is answered", async () => {
    await sit(forward);
    await expect.element(page.getByText(/Forward only/)).toBeVisible();
    await button("Next").click();
    const asked = dialog("Leave this question open?");
    await expectAccessible();
    await asked.getByRole("button", { name: "Stay here" }).click();
    await expect.element(progress(1)).toBeVisible();
    await button("Next").click();
    await asked.getByRole("button", { name: "Leave it open" }).click();
    await expect.element(progress(2)).toBeVisible();
    await button("Previous").click();
    await expect.element(progress(1)).toBeVisible();
  });

  it("does not go back to before the last answered question", async () => {
    await sit(forward);
    await button("Next").click();
    await dialog("Leave this question open?").getByRole("button", { name: "Leave it open" }).click();
    await userEvent.keyboard("a");
    await expect.element(page.getByText("1 of 3 answered")).toBeVisible();
    await expect.element(button("Previous")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(progress(2)).toBeVisible();
    await button("Questions").click();
    const closed = dialog("Questions").getByRole("button", { name: /Question 1: not answered and closed/ });
    await expect.element(closed).toHaveAttribute("aria-disabled", "true");
  });

  it("is resumed at the last answered question, not at one that was left open before it", async () => {
    const attempt = sittingOf(forward);
    const states = attempt.states.map((state, place) =>
      place === 1 ? { ...state, status: "answered" as const, answer: "o1", sequence: 1 } : state,
    );
    await sit({ ...forward, states });
    await expect.element(progress(2)).toBeVisible();
  });
});
