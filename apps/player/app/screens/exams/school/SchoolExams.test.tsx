import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../../component-fixture.tsx";
import ExamsScreen from "../ExamsScreen.tsx";
import type { ExamRow } from "./exam-phase.ts";
import { EXAM_ID, examOf, inMinutes, RESULTS, rowOf, setServerClock, SITTING_ID } from "./school-fixture.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;
afterEach(() => setServerClock(0));

type Lists = { readonly open?: readonly ExamRow[]; readonly past?: readonly ExamRow[] };

/** Both lists as the server tells them now. */
const answering = (read: () => Lists): Api => ({
  get_exam_module: async ({ type, offset }) => {
    const { open = [], past = [] } = read();
    const rows = type === 1 ? open : past;
    const shown = rows
      .slice(Number(offset), Number(offset) + 25)
      .map((row) => ({ ...row, server_time: inMinutes(0) }));
    return ok(shown, rows.length);
  },
});

const list = (lists: Lists | (() => Lists), options: Options = {}) =>
  show(<ExamsScreen />, {
    remembered: SIGNED_IN,
    at: "/exam-module/",
    route: "/exam-module/*",
    ...options,
    api: {
      get_mock_presets: async () => ok([]),
      get_mock_history: async () => ok({ mocks: [], subjects: [] }, 0),
      get_open_attempts: async () => ok([]),
      ...answering(typeof lists === "function" ? lists : () => lists),
      ...options.api,
    },
  });
const passes = page.getByRole("region", { name: "Exams of your school" }).getByRole("listitem");
const link = (name: string) => page.getByRole("link", { name, exact: true });

describe("exams of schools", () => {
  it("are not spoken of to whoever has none", async () => {
    await list({});
    await expect.element(link("Choose an exam")).toBeVisible();
    await expect.element(page.getByText("Exams of your school")).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("tell what is open, how large it is, and in which zone its times are", async () => {
    await list(
      { open: [rowOf({ has_key: true, duration_minutes: 57 })] },
      { api: { get_exam: async () => ok(examOf()) } },
    );
    await expect.element(passes).toMatchTextContent("Air law, final");
    for (const fact of ["PPL(A) · Air law", "Open", "Questions20", "Minutes57", "Pass mark75%", "Needed"]) {
      await expect.element(passes).toMatchTextContent(fact);
    }
    await expect.element(passes).toMatchTextContent("Closes in 2 h 0 min");
    await expect.element(page.getByText(/Times as here, in this zone: .+\./)).toBeVisible();
    await expectAccessible();
    await link("Go to the exam").click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Air law, final" })).toBeVisible();
  });

  it("open by themselves when the server's clock says so, whatever this device's says", async () => {
    const startsAt = new Date(Date.parse(inMinutes(0)) + 1_500).toISOString();
    const read = () => ({
      open: [rowOf({ starts_at: startsAt, state: startsAt <= inMinutes(0) ? "open" : "upcoming" })],
    });
    await list(read);
    await expect.element(passes).toMatchTextContent(/Opens in 00:0[12]/);
    await expect.element(link("Read the instructions")).toBeVisible();
    await expect.element(link("Go to the exam")).toBeVisible();
  });

  it("go on with the one under way", async () => {
    const sitting = { exam_status: 2, attempt_id: SITTING_ID, sitting_ends_at: inMinutes(12.5) } as const;
    await list({ open: [rowOf(sitting)] });
    await expect.element(passes).toMatchTextContent(/Your clock is running.Time left 12:\d\d/);
    await link("Continue").click();
    await expect.element(page.getByText(`Gone to /resume/${SITTING_ID}/`)).toBeVisible();
  });

  it.each([
    ["passed", { result: RESULTS.passed }, "85%Passed17 of 20 marks"],
    ["not passed", { result: RESULTS.not_passed }, "50%Not passed10 of 20 marks"],
    [
      "waits for the close",
      { result: RESULTS.hidden, result_available_at: inMinutes(60) },
      "The result comes on",
    ],
    [
      "comes in a moment",
      { result: RESULTS.hidden, result_available_at: inMinutes(-1) },
      "comes in a moment",
    ],
    ["waits for the examiner", { result: RESULTS.hidden }, "when the examiner releases it"],
    ["is voided", { result: RESULTS.voided }, "The examiner has voided this sitting."],
    ["was missed", {}, "It closed without a sitting of yours."],
  ] as const)("a completed one that %s says so", async (_how, change, said) => {
    await list({ past: [rowOf({ state: "closed", ends_at: inMinutes(-5), ...change })] });
    await expect
      .element(page.getByRole("tab", { name: "Completed (1)" }))
      .toHaveAttribute("aria-selected", "true");
    await expect.element(passes).toMatchTextContent(said);
    await expectAccessible();
  });

  it("stay few until all are asked for, page by page", async () => {
    const open = Array.from({ length: 30 }, (_unused, place) =>
      rowOf({ id: EXAM_ID.replace(/..$/, String(10 + place)), title: `Exam ${place + 1}` }),
    );
    await list({ open });
    await expect.element(passes).toHaveLength(3);
    await page.getByRole("button", { name: "Show all 30 exams" }).click();
    await expect.element(passes.nth(3).getByRole("link")).toHaveFocus();
    passes.nth(24).element().scrollIntoView();
    await expect.element(page.getByRole("button", { name: "More" })).toBeVisible();
    page.getByRole("button", { name: "More" }).element().scrollIntoView();
    await expect.element(passes).toHaveLength(30);
  });

  it("keep very long titles within a small pass", async () => {
    await list({
      open: [rowOf({ title: "Flugfunksprechzeugnisprüfungsvorbereitung".repeat(4), language: "de" })],
    });
    await expect.element(passes).toMatchTextContent("The questions are in this language: German.");
    expect(passes.element().scrollWidth).toBeLessThanOrEqual(passes.element().clientWidth);
  });

  it("say that the network is away, and try again", async () => {
    let isAway = true;
    const { get_exam_module: answer } = answering(() => ({ open: [rowOf()] }));
    await list(
      {},
      { api: { get_exam_module: async (...given) => (isAway || !answer ? away() : answer(...given)) } },
    );
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(link("Choose an exam")).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(passes).toMatchTextContent("Air law, final");
  });

  it("have no fault that a screen reader would meet in Arabic", async () => {
    await list(
      { open: [rowOf({ has_key: true })], past: [rowOf({ result: RESULTS.passed })] },
      { language: "ar" },
    );
    await expect.element(page.getByRole("heading", { name: "امتحانات مدرستك" })).toBeVisible();
    await expectAccessible();
  });
});
