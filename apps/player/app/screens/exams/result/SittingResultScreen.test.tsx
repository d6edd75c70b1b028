import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../../component-fixture.tsx";
import { inSeconds } from "../../../play/play-fixture.tsx";
import ExamsScreen from "../ExamsScreen.tsx";
import type { SittingResult } from "./exam-result.ts";
import { ATTEMPT_ID, DETAIL, EXAM_ID, hiddenResult, resultOf, sectionOf } from "./result-fixture.ts";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

async function open(
  answer: SittingResult | NonNullable<Api["get_exam_result"]>,
  language: "en" | "ar" = "en",
  api: Api = {},
) {
  return show(<ExamsScreen />, {
    at: `/exam-module/${EXAM_ID}/result/`,
    route: "/exam-module/*",
    remembered: SIGNED_IN,
    language,
    api: { get_exam_result: typeof answer === "function" ? answer : async () => ok(answer), ...api },
  });
}

const text = (wording: string | RegExp) => page.getByText(wording);
const heading = (name: string) => page.getByRole("heading", { name });

describe("a released result", () => {
  it("tells percent, marks, time and why it is passed, to the last place", async () => {
    await open(resultOf());
    await expect.element(heading("Passed")).toHaveFocus();
    await expect.element(text("78.75%")).toBeVisible();
    await expect.element(text("The pass mark is 75%.")).toBeVisible();
    await expect.element(page.getByText("31.5 of 40", { exact: true })).toBeVisible();
    await expect.element(text("31:05")).toBeVisible();
    await expect.element(text(/Handed in on/)).toBeVisible();
    await expect.element(text(/2 questions were on trial/)).toBeVisible();
  });

  it("names the section that failed", async () => {
    const sections = [sectionOf("met", "Weather", { percent: 50, pass_percent: 60, passed: false })];
    await open(resultOf({ passed: false, detail: { ...DETAIL, sections } }));
    await expect.element(heading("Not passed")).toBeVisible();
    await expect.element(text("This area is below its own pass mark: Weather.")).toBeVisible();
    await expect.element(text(/below its pass mark of 60%/)).toBeVisible();
  });

  it("has sections, topics of the syllabus and weights in figures", async () => {
    await open(resultOf());
    await expect.element(text("8 of 10 · 16 of 20 marks · passed at 60%")).toBeVisible();
    await expect.element(text("Rules of the air")).toBeVisible();
    await expect.element(text("Topic 050.01")).toBeVisible();
    const table = page.getByRole("table", { name: "By weight of the questions" });
    await expect.element(table.getByRole("row", { name: "3 10 9 1 0" })).toBeVisible();
  });

  it("tells the times away and what happened around it", async () => {
    await open(resultOf());
    await expect.element(text("The page was away once.")).toBeVisible();
    await expect.element(text("Page away")).toBeVisible();
  });

  it.each([
    [
      "absence",
      { watch: { ...resultOf().watch, ended_by_absence: true, too_long: 1 } },
      /away for more than 5 seconds/,
    ],
    ["time", { duration_seconds: 3_600 }, "The exam ended because its time was over."],
    ["examiner", { end_reason: "The alarm rang." }, "The examiner ended the exam: The alarm rang."],
  ] as const)("says why it ended: %s", async (_name, change, wording) => {
    await open(resultOf(change));
    await expect.element(text(wording)).toBeVisible();
  });

  it("tells what was before it was marked again, and the decision of the examiner", async () => {
    const before_regrade = { marks: 29, percent: 72.5, passed: false };
    await open(
      resultOf({
        detail: { ...DETAIL, before_regrade },
        decision: { decision: "warned", reason: "Away twice." },
      }),
    );
    await expect.element(text("72.5%, 29 marks, not passed")).toBeVisible();
    await expect.element(text("78.75%, 31.5 marks, passed")).toBeVisible();
    await expect.element(text("Accepted with a warning")).toBeVisible();
    await expect.element(text("Away twice.")).toBeVisible();
  });

  it("leads to the answers where they may be seen", async () => {
    await open(resultOf({ can_review: true }));
    await page.getByRole("link", { name: "Review answers" }).click();
    await expect.element(text(`Gone to /review/${ATTEMPT_ID}/`)).toBeVisible();
  });

  it("says when the answers can be seen, and when they never are", async () => {
    const { unmount } = await open(resultOf());
    await expect.element(text("The answers of this exam are not shown.")).toBeVisible();
    await unmount();
    const exam = { ...resultOf().exam, review_available_at: inSeconds(900) };
    await open(resultOf({ exam }));
    await expect.element(text(/The answers can be seen in/)).toBeVisible();
  });

  it.each(["en", "ar"] as const)("has no fault that a screen reader would meet, in %s", async (language) => {
    await open(resultOf({ decision: { decision: "accepted", reason: "" } }), language);
    await expect.element(text(language === "en" ? "Rules of the air" : "قواعد الجو")).toBeVisible();
    await expectAccessible();
  });
});

describe("the document of a result", () => {
  const report = { code: "7QK2-9XWM-4TPA", name_shown: "initials" as const };
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click");
  afterEach(() => saved.mockReset());

  it.each([
    ["en", "json", "Download signed result"],
    ["en", "pdf", "Download PDF"],
    ["ar", "json", "نزّل النتيجة الموقعة"],
    ["ar", "pdf", "نزّل PDF"],
  ] as const)("is saved, and has a code from then on, in %s as %s", async (language, format, name) => {
    saved.mockImplementation(() => undefined);
    let hasCode = false;
    const { requestsOf } = await open(async () => ok(resultOf(hasCode ? { report } : {})), language, {
      get_exam_report: async () => {
        hasCode = true;
        return ok({ code: report.code, file_name: "result.json", mime: "application/json", base64: "e30=" });
      },
    });
    await page.getByRole("button", { name }).click();
    await expect.element(text(report.code)).toBeVisible();
    expect(saved.mock.contexts).toMatchObject([{ download: "result.json" }]);
    expect(requestsOf("get_exam_report")).toEqual([{ exam_module_id: EXAM_ID, format, language }]);
    await expectAccessible();
  });

  it("says when it could not be made", async () => {
    await open(resultOf(), "en", { get_exam_report: away });
    await page.getByRole("button", { name: "Download signed result" }).click();
    await expect.element(text(/The network is away/)).toBeVisible();
  });

  it("shows of the name what its candidate allows", async () => {
    const { requestsOf } = await open(resultOf({ report }), "en", {
      set_exam_result_name: async (request) => ok(request),
    });
    const names = page.getByRole("group", { name: "Name on the verification page" });
    await expect.element(names.getByRole("radio", { name: "Initials" })).toBeChecked();
    await names.getByText("No name").click();
    await expect.element(text("Saved.")).toBeVisible();
    expect(requestsOf("set_exam_result_name")).toEqual([{ exam_module_id: EXAM_ID, name_shown: "hidden" }]);
  });

  it("keeps the name as it was where that could not be saved", async () => {
    await open(resultOf({ report }), "en", { set_exam_result_name: away });
    const names = page.getByRole("group", { name: "Name on the verification page" });
    await names.getByText("Full name").click();
    await expect.element(text(/The network is away/)).toBeVisible();
    await expect.element(names.getByRole("radio", { name: "Initials" })).toBeChecked();
  });
});

describe("a result that is kept back", () => {
  it.each([
    ["en", "Handed in", "21 of 22 questions answered", /The result can be known in/],
    ["ar", "سُلِّم الامتحان", /أُجيب عن 21 من 22/, /تُعرف النتيجة بعد/],
  ] as const)("says when it comes and nothing of it, in %s", async (language, title, answered, when) => {
    await open(hiddenResult(inSeconds(600)), language);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(text(answered)).toBeVisible();
    await expect.element(text(when)).toBeVisible();
    await expect.element(text(/%/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("waits for the examiner, or for the exam to be closed", async () => {
    const { unmount } = await open(hiddenResult(null));
    await expect.element(text("You will see the result when the examiner releases it.")).toBeVisible();
    await unmount();
    await open(hiddenResult(inSeconds(-1)));
    await expect.element(text("The result is on its way.")).toBeVisible();
  });

  it("appears by itself when it is there, and is announced", async () => {
    let isHere = false;
    await open(async () => ok(isHere ? resultOf() : hiddenResult(inSeconds(1))));
    await expect.element(heading("Handed in")).toBeVisible();
    isHere = true;
    await expect.element(heading("Passed"), { timeout: 5_000 }).toBeVisible();
    await expect.element(page.getByRole("status").getByText("Your result is here.")).toBeInTheDocument();
  });
});

describe("a sitting that was voided", () => {
  it("says why, and leads to another one where that is allowed", async () => {
    await open(
      resultOf({ state: "voided", detail: null, void_reason: "The key was shown.", may_repeat: true }),
    );
    await expect.element(heading("This sitting does not count")).toBeVisible();
    await expect.element(text("Reason given by the examiner: The key was shown.")).toBeVisible();
    await expectAccessible();
    const again = page.getByRole("link", { name: "Sit it again" });
    await expect.element(again).toHaveAttribute("href", `/exam-module/${EXAM_ID}/`);
  });

  it("says that it cannot be sat again", async () => {
    await open(resultOf({ state: "voided", detail: null, void_reason: "Another person." }));
    await expect.element(text("It cannot be sat again.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Sit it again" })).not.toBeInTheDocument();
  });
});

describe("a result that cannot be shown", () => {
  it("leads on with a sitting that is not over", async () => {
    await open(async () => refused("attempt_open"));
    await expect.element(text("This exam is not handed in yet.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Continue the exam" }))
      .toHaveAttribute("href", `/exam-module/${EXAM_ID}/`);
  });

  it("says that there is none", async () => {
    await open(async () => refused("no_data"));
    await expect.element(text("There is no result of this exam for you.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "All exams" }).first()).toBeVisible();
  });

  it("can be asked for again when the network was away", async () => {
    const answer = vi.fn<NonNullable<Api["get_exam_result"]>>(away);
    await open(answer);
    await expect.element(text(/The network is away/)).toBeVisible();
    answer.mockImplementation(async () => ok(resultOf()));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Passed")).toBeVisible();
  });

  it("is none where the address names no exam", async () => {
    await show(<ExamsScreen />, { at: "/exam-module/spring/result/", route: "/exam-module/*" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
