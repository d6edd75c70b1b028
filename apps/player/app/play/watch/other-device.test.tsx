import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import ResumeScreen from "../../screens/modes/ResumeScreen.tsx";
import { attemptOf, inSeconds, play } from "../play-fixture.tsx";

const PAPER = { names: ["true_false", "single"], answerMode: "free" } as const;
const WATCH = { policy: "end", warnings: 0, limit_seconds: 5 } as const;
const STANDING = {
  ended: false,
  ended_by_absence: false,
  deadline: null,
  expires_at: inSeconds(620),
  absences: 0,
  too_long: 0,
  last_away_seconds: null,
  taken_over: false,
  server_time: inSeconds(0),
};

const dialog = page.getByRole("dialog");
const here = dialog.getByRole("button", { name: "Continue here" });

afterEach(() => vi.useRealTimers());

/** A server that gives the paper to whoever took it last; `lose` takes it away from this device. */
function oneDevice({ isHere = true } = {}) {
  let hasIt = isHere;
  const attempt = attemptOf({ ...PAPER, attempt: { watch: WATCH } });
  const guarded =
    <Answer,>(answer: Answer) =>
    async () =>
      hasIt ? answer : refused("other_device");
  return {
    lose: () => {
      hasIt = false;
    },
    api: {
      get_attempt: guarded(ok(attempt)),
      report_exam_events: guarded(ok(STANDING)),
      submit_answer: guarded(
        ok({
          recorded: true as const,
          in_time: true,
          correct: null,
          correct_answer: null,
          explanation: null,
          reveal: null,
          score: 0,
          points: 0,
          next_question_id: null,
          next_deadline: null,
          server_time: inSeconds(0),
        }),
      ),
      take_over_exam: async () => {
        hasIt = true;
        return ok(attempt);
      },
      get_open_attempts: async () => ok([]),
    },
  };
}

describe("a paper that another device goes on with", () => {
  it("says so with the next answer, and can be taken back", async () => {
    const server = oneDevice();
    const { requestsOf } = await play({ ...PAPER, attempt: { watch: WATCH }, api: server.api });
    await expect.poll(() => requestsOf("report_exam_events")).toHaveLength(1);
    server.lose();
    await page.getByRole("button", { name: "True" }).click();
    await expect.element(dialog.getByText("The exam continues on another device")).toBeVisible();
    await expectAccessible();
    await here.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("0 of 2 answered")).toBeVisible();
    await expect.poll(() => JSON.stringify(requestsOf("report_exam_events").at(-1))).toContain('"visible"');
    const pages = requestsOf("report_exam_events").map((report) => Reflect.get(Object(report), "page_id"));
    expect(new Set(pages).size).toBe(2);
    await page.getByRole("button", { name: "True" }).click();
    await expect.element(page.getByText("1 of 2 answered")).toBeVisible();
  });

  it("says so with the next flag, and is left without a question", async () => {
    const server = oneDevice();
    await play({ ...PAPER, api: { ...server.api, flag_question: async () => refused("other_device") } });
    await page.getByRole("button", { name: "Flag" }).click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect.element(page.getByText("Gone to /quiz-play/")).toBeVisible();
  });

  it("says what kept it from coming back", async () => {
    const server = oneDevice();
    await play({ ...PAPER, api: { ...server.api, take_over_exam: away } });
    server.lose();
    await page.getByRole("button", { name: "True" }).click();
    await here.click();
    await expect.element(dialog.getByRole("alert")).not.toBeEmptyDOMElement();
    await expect.element(here).toBeVisible();
  });
});

describe("a paper that is open on another device", () => {
  const resume = (api: ReturnType<typeof oneDevice>["api"], language: "en" | "ar" = "en") =>
    show(<ResumeScreen />, {
      remembered: SIGNED_IN,
      api,
      language,
      at: "/resume/00000000-0000-4000-8000-000000000001/",
      route: "/resume/:attempt/",
    });

  it("is shown once it is taken over", async () => {
    await resume(oneDevice({ isHere: false }).api);
    await expect.element(dialog.getByText("This exam is open on another device")).toBeVisible();
    await expectAccessible();
    await here.click();
    await expect.element(page.getByText("Question 1 of 2")).toBeVisible();
  });

  it("says so in Arabic, and leads home", async () => {
    await resume(oneDevice({ isHere: false }).api, "ar");
    await expect.element(dialog.getByText("هذا الامتحان مفتوح على جهاز آخر")).toBeVisible();
    await dialog.getByRole("button", { name: "مغادرة" }).click();
    await expect.element(page.getByText("Gone to /", { exact: true })).toBeVisible();
  });
});
