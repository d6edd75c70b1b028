import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../../component-fixture.tsx";
import { attemptOf } from "../../../play/play-fixture.tsx";
import ExamsScreen from "../ExamsScreen.tsx";
import type { SchoolExam } from "./exam-phase.ts";
import {
  EXAM_ID,
  examOf,
  inMinutes,
  RESULTS,
  setServerClock,
  SITTING_ID,
  SKEW_MS,
} from "./school-fixture.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const MARKS = { obtained_marks: null, percent: null, passed: null, total_marks: 20 };
const STORED = ok({ ...MARKS, statistics: [], rules_violated: false });
const ATTEMPT = attemptOf({ names: ["single"], answerMode: "free", attempt: { attempt_id: SITTING_ID } });
const ENTERED = { exam_status: 2, entered_at: "2026-11-23T09:00:00.000Z" } as const;
const SAT = { ...ENTERED, attempt_id: SITTING_ID, sitting_ends_at: inMinutes(30) };

// The product measures it with every answer that tells the server's time.
beforeEach(() => setServerClock(SKEW_MS));
afterEach(() => setServerClock(0));

/** Draws the page of an exam, whose state the test may change on the server. */
async function visit(given: Partial<SchoolExam> = {}, api: Api = {}, options: Options = {}) {
  let stored = examOf(given);
  const change = (more: Partial<SchoolExam>) => {
    stored = { ...stored, ...more };
  };
  const screen = await show(<ExamsScreen />, {
    remembered: SIGNED_IN,
    at: `/exam-module/${EXAM_ID}/`,
    route: "/exam-module/*",
    ...options,
    api: {
      get_exam: async () => ok({ ...stored, server_time: inMinutes(0) }),
      set_exam_module_result: async () => {
        change(ENTERED);
        return STORED;
      },
      get_exam_module_questions: async () => ok(ATTEMPT),
      ...api,
    },
  });
  return { ...screen, change };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const step = (name: string) => page.getByRole("heading", { level: 2, name });
const field = page
  .getByRole("textbox", { name: "Exam key" })
  .or(page.getByLabelText("Exam key", { exact: true }));
const agree = page.getByRole("checkbox", { name: "I agree to the rules" });
const alert = (text: string | RegExp) => page.getByRole("alert").getByText(text);

describe("the way to the start of an exam", () => {
  it("goes by instructions, rules and rehearsal to the start, and into the paper", async () => {
    const { requestsOf } = await visit();
    await expect.element(step("Instructions")).toBeVisible();
    await expect.element(page.getByText("licence", { exact: true })).toBeVisible();
    await expectAccessible();
    await button("Next").click();
    await expect.element(step("Rules")).toHaveFocus();
    await expectAccessible();
    await agree.click();
    await button("Agree and go on").click();
    await expect.element(step("Rehearsal")).toHaveFocus();
    expect(requestsOf("set_exam_module_result")).toEqual([{ exam_module_id: EXAM_ID }]);
    await expect.element(button("Start the trial")).toBeVisible();
    await expectAccessible();
    await button("Skip the rehearsal").click();
    await expect.element(step("Start")).toHaveFocus();
    await expect.element(page.getByText("45 minutes for 20 questions")).toBeVisible();
    await expect
      .element(page.getByText(`as it is at the start: ${SIGNED_IN.session?.user.name}.`))
      .toBeVisible();
    await expectAccessible();
    await button("Start").click();
    await expect.element(page.getByText(`Gone to /resume/${SITTING_ID}/`)).toBeVisible();
    expect(requestsOf("get_exam_module_questions")).toEqual([{ exam_module_id: EXAM_ID, exam_key: "" }]);
  });

  it("is not gone on without agreeing to the rules", async () => {
    const { requestsOf } = await visit({}, {}, { at: `/exam-module/${EXAM_ID}/?step=start` });
    await expect.element(step("Rules")).toBeVisible();
    await button("Agree and go on").click();
    await expect.element(alert("Please agree to the exam rules.")).toBeVisible();
    await expect.element(agree).toHaveFocus();
    await expectAccessible();
    await agree.click();
    await expect.element(alert("Please agree to the exam rules.")).not.toBeInTheDocument();
    expect(requestsOf("set_exam_module_result")).toEqual([]);
  });

  it("goes back step by step, and says when the rules were agreed to", async () => {
    await visit(ENTERED);
    await expect.element(step("Rehearsal")).toBeVisible();
    await button("Back").click();
    await expect.element(step("Rules")).toHaveFocus();
    await expect.element(page.getByText(/You agreed to the rules on/)).toBeVisible();
    await expect.element(agree).not.toBeInTheDocument();
    await button("Back").click();
    await expect.element(step("Instructions")).toHaveFocus();
    await expect.element(button("Back")).not.toBeInTheDocument();
  });

  it("goes on after the rehearsal", async () => {
    await visit(ENTERED);
    await button("Start the trial").click();
    await button("I was away").click();
    await button("Done").click();
    await expect.element(step("Start")).toHaveFocus();
  });

  it("warns who has less than the whole time until the exam closes", async () => {
    await visit({ ...ENTERED, ends_at: inMinutes(20.5) }, {}, { at: `/exam-module/${EXAM_ID}/?step=start` });
    await expect.element(page.getByText("Only 20 minutes are left until then.")).toBeVisible();
  });

  it("says why nothing is started: the network is away", async () => {
    await visit(ENTERED, { get_exam_module_questions: away }, { at: `/exam-module/${EXAM_ID}/?step=start` });
    await button("Start").click();
    await expect.element(alert(/The network is away/)).toBeVisible();
    await expect.element(button("Start")).toHaveFocus();
  });
});

describe("the key of an exam", () => {
  const keyed = { ...ENTERED, has_key: true };
  const typed = async (key: string) => {
    await button("Skip the rehearsal").click();
    await field.fill(key);
    await userEvent.keyboard("{Enter}");
    await button("Start").click();
  };

  it("is asked for where there is one, hidden until it is shown, and kept nowhere", async () => {
    const { requestsOf } = await visit(keyed);
    await button("Skip the rehearsal").click();
    await expect.element(step("Exam key")).toHaveFocus();
    await button("Next").click();
    await expect.element(alert("Please enter the Exam Key.")).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await expect.element(field).toHaveAttribute("type", "password");
    await expect.element(field).toHaveAttribute("autocomplete", "off");
    await button("Show").click();
    await expect.element(field).toHaveAttribute("type", "text");
    await field.fill("FL350-alpha");
    await button("Next").click();
    await button("Start").click();
    await expect.element(page.getByText(`Gone to /resume/${SITTING_ID}/`)).toBeVisible();
    expect(requestsOf("get_exam_module_questions")).toEqual([
      { exam_module_id: EXAM_ID, exam_key: "FL350-alpha" },
    ]);
    const kept = [Object.entries(localStorage), Object.entries(sessionStorage), location.href, history.state];
    expect(JSON.stringify(kept)).not.toContain("FL350-alpha");
  });

  it("is asked for anew when it is wrong", async () => {
    await visit(keyed, { get_exam_module_questions: async () => refused("exam_key_wrong") });
    await typed("wrong-key");
    await expect.element(alert("Invalid exam key.")).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
  });

  it("is to be waited for after too many wrong ones", async () => {
    await visit(keyed, { get_exam_module_questions: async () => refused("too_many_requests", 841) });
    await typed("wrong-key");
    await expect.element(alert("Too many wrong keys. Try again in 15 minutes.")).toBeVisible();
  });
});

describe("an exam that has changed meanwhile", () => {
  const start = { at: `/exam-module/${EXAM_ID}/?step=start` };

  it("was started in another tab", async () => {
    const { change } = await visit(
      ENTERED,
      {
        get_exam_module_questions: async () => {
          change(SAT);
          return refused("other_device");
        },
      },
      start,
    );
    await button("Start").click();
    await expect.element(alert("This exam is open on another device.")).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect.element(page.getByText(`Gone to /resume/${SITTING_ID}/`)).toBeVisible();
  });

  it("was started in another tab while its rules were read here", async () => {
    const { change } = await visit(
      {},
      {
        set_exam_module_result: async () => {
          change(SAT);
          return STORED;
        },
      },
    );
    await button("Next").click();
    await agree.click();
    await button("Agree and go on").click();
    await expect.element(page.getByRole("link", { name: "Continue" })).toBeVisible();
  });

  it("is over", async () => {
    const { change } = await visit(
      ENTERED,
      {
        get_exam_module_questions: async () => {
          change({ ...SAT, exam_status: 3, result: RESULTS.hidden });
          return refused("attempt_finished");
        },
      },
      start,
    );
    await button("Start").click();
    await expect.element(page.getByText("The result comes when the examiner releases it.")).toBeVisible();
    await page.getByRole("link", { name: "Your sitting" }).click();
  });

  it("has closed", async () => {
    const { change } = await visit(
      ENTERED,
      {
        get_exam_module_questions: async () => {
          change({ state: "closed" });
          return refused("exam_not_open");
        },
      },
      start,
    );
    await button("Start").click();
    await expect.element(alert("This exam is not open.")).toBeVisible();
    await expect.element(page.getByText("It closed without a sitting of yours.")).toBeVisible();
  });

  it("wants its rules agreed to anew", async () => {
    const { change } = await visit(
      ENTERED,
      {
        get_exam_module_questions: async () => {
          change({ exam_status: 1, entered_at: null });
          return refused("exam_rules_not_accepted");
        },
      },
      start,
    );
    await button("Start").click();
    await expect.element(alert("Please agree to the exam rules.")).toBeVisible();
    await expect.element(step("Rules")).toBeVisible();
  });
});

describe("one exam of a school", () => {
  it("can be read before it opens, and opens by itself by the server's clock", async () => {
    const startsAt = new Date(Date.parse(inMinutes(0)) + 1_500).toISOString();
    const { change } = await visit({ state: "upcoming", starts_at: startsAt });
    await expect.element(page.getByText(/Opens in/)).toMatchTextContent(/Opens in 00:0[12]/);
    await expect.element(page.getByText("licence", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/away for more than 5 s ends the exam/)).toBeVisible();
    await expect.element(button("Next")).not.toBeInTheDocument();
    await expectAccessible();
    change({ state: "open" });
    await expect.element(button("Next")).toBeVisible();
  });

  it("says how it is marked, passed, walked through and told", async () => {
    await visit({
      marks: { right: 2, wrong: -1, blank: 0, partial: true },
      sections: [
        { section: "law", name: { en: "Law" }, questions: 12 },
        { section: "ops", name: { en: "Operations" }, questions: 8 },
      ],
      pass_rule: { percent: 75, sections: [{ section: "law", name: { en: "Law" }, percent: 60 }] },
      forward_only: true,
      answer_again: false,
      result_release: "examiner",
      review: "never",
      time_factor: 1.25,
    });
    for (const line of [
      "+2 for a right answer, -1 for a wrong one, 0 for none. 20 marks in all. An answer that is partly right earns its part.",
      "Law: 12 questions, to be passed by itself at 60%.",
      "Operations: 8 questions.",
      "Forward only: nobody goes back to before the last answered question.",
      "An answer stands as soon as it is given.",
      "The result comes when the examiner releases it.",
      "The right answers are not shown.",
      "Your extra time is in the minutes: ×1.25.",
    ]) {
      await expect.element(page.getByText(line)).toBeVisible();
    }
  });

  it.each([
    [{ policy: "end", warnings: 0, limit_seconds: 12 }, "Who is away for more than 12 s ends the exam"],
    [{ policy: "end", warnings: 2, limit_seconds: 5 }, "After 2 warnings the next time ends the exam."],
    [{ policy: "log", warnings: 0, limit_seconds: 5 }, "Leaving is noted. It never ends the exam."],
  ] as const)("tells its rule of leaving the page: %o", async (rule, line) => {
    await visit({ away: rule, rules: { en: "<p>No phones.</p>" } });
    await button("Next").click();
    await expect.element(page.getByText(line)).toBeVisible();
    await expect.element(page.getByText("No phones.")).toBeVisible();
  });

  it("speaks to the reader in the page's language, else in the exam's, which is said", async () => {
    const instructions = { en: "<p>Bring a pencil.</p>", ar: "<p>أحضر قلمًا.</p>" };
    await visit({ instructions, rules: { en: "<p>No phones.</p>" } }, {}, { language: "ar" });
    await expect.element(page.getByText("أحضر قلمًا.")).toBeVisible();
    await expectAccessible();
    await button("التالي").click();
    await expect.element(page.getByText("No phones.")).toBeVisible();
    const own = page.getByText("No phones.").element().closest("[lang]");
    expect(own?.getAttribute("lang")).toBe("en");
    expect(own?.getAttribute("dir")).toBe("ltr");
    await expectAccessible();
  });

  it("says that the school has written nothing", async () => {
    await visit({ instructions: {} });
    await expect.element(page.getByText("The school has written no instructions.")).toBeVisible();
  });

  it("was missed", async () => {
    await visit({ state: "closed" });
    await expect.element(page.getByText("It closed without a sitting of yours.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Details" })).not.toBeInTheDocument();
  });

  it("is none of the player's", async () => {
    await visit({}, { get_exam: async () => refused("no_data") });
    await expect.element(page.getByText("There is no such exam.")).toBeVisible();
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "Back to exams" }).last())
      .toBeVisible();
  });
});
