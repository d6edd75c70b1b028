import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, refused, show, SIGNED_IN } from "../../component-fixture.tsx";
import { attemptOf } from "../../play/play-fixture.tsx";
import type { MockPreset, MockRecord } from "../../study/mock-queries.ts";
import { ATTEMPT_ID, mockOf, PRESETS, presetOf, RECORD } from "./exam-fixture.ts";
import ExamsScreen from "./ExamsScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;

const ALL: MockPreset[] = [PRESETS.atpl, PRESETS.module, PRESETS.law, PRESETS.weather];
const FLOWN = { mocks: [mockOf()], subjects: [RECORD] };
const NOTHING = { mocks: [], subjects: [] as MockRecord[] };

const open = (at: string, api: Api = {}, options: Options = {}) =>
  show(<ExamsScreen />, {
    remembered: SIGNED_IN,
    api: {
      get_mock_presets: async () => ok(ALL),
      get_mock_history: async () => ok(NOTHING, 0),
      get_open_attempts: async () => ok([]),
      get_exam_module: async () => ok([], 0),
      ...api,
    },
    at: `/exam-module/${at}`,
    route: "/exam-module/*",
    ...options,
  });
const paper = (preset: MockPreset, api: Api = {}, options: Options = {}) =>
  open(
    `mock/${preset.preset_id}/`,
    {
      get_mock_presets: async () => ok([preset, ...ALL.filter((one) => one.preset_id !== preset.preset_id)]),
      ...api,
    },
    options,
  );
const papers = page.getByRole("navigation", { name: "Papers of this exam" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const start = page.getByRole("button", { name: "Start the exam" });

describe("the place of exams", () => {
  it("leads a newcomer to the choice of an exam", async () => {
    await open("");
    await expect.element(heading("Exams")).toBeVisible();
    await expect.element(page.getByText("No mock exam yet")).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Choose an exam" }).click();
    await expect.element(heading("Mock exams")).toBeVisible();
  });

  it("tells how each exam went over time, and leads to the reviews", async () => {
    await open("", { get_mock_history: async () => ok(FLOWN, 1) });
    const sentence = "2 mock exams, 1 passed. Best 81%, last 81%.";
    await expect.element(page.getByRole("img", { name: sentence })).toBeVisible();
    await expect.element(page.getByText(/Up by 19 points since the one before/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Air law", exact: true })).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: /Air law 81%/ }).click();
    await expect.element(page.getByText(`Gone to /review/${ATTEMPT_ID}/`)).toBeVisible();
  });

  it("leads straight to the first paper that is not passed", async () => {
    await open("", { get_mock_history: async () => ok(FLOWN, 1) });
    const next = page.getByRole("region", { name: "Your next paper" });
    await expect.element(next.getByRole("link")).toMatchTextContent("Meteorology");
    await next.getByRole("link").click();
    await expect.element(heading("Meteorology")).toBeVisible();
  });

  it("goes on with the mock under way", async () => {
    const run = {
      attempt_id: ATTEMPT_ID,
      mode: "mock_exam",
      category: null,
      subcategory: null,
      level: null,
      title: "Air law",
      answered: 3,
      no_of_que: 16,
      opened_at: "2026-05-03T10:00:00.000Z",
      expires_at: "2026-05-03T10:35:00.000Z",
      ranked: false,
      face: null,
    };
    await open("", { get_open_attempts: async () => ok([run]) });
    const underWay = page.getByRole("region", { name: "Continue your flight" });
    await underWay.getByRole("link", { name: /Air law/ }).click();
    await expect.element(page.getByText(`Gone to /resume/${ATTEMPT_ID}/`)).toBeVisible();
  });

  it("says that the network is away, and tries again", async () => {
    let isAway = true;
    await open("", { get_mock_history: async () => (isAway ? away() : ok(NOTHING, 0)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("No mock exam yet")).toBeVisible();
  });

  it("knows no other address below it", async () => {
    await open("nowhere/");
    await expect.element(heading("Page not found")).toBeVisible();
  });
});

describe("the choice of an exam", () => {
  it("begins with the player's licence and goes by authority, then licence", async () => {
    await open("mock/");
    await expect.element(page.getByRole("radio", { name: "UK CAA" })).toBeChecked();
    await expect.element(papers.getByRole("link")).toHaveLength(2);
    await page.getByText("EASA").click();
    await expect.element(page.getByRole("radio", { name: "ATPL(A)" })).toBeChecked();
    await page.getByText("Part-66").click();
    await expect
      .element(papers.getByRole("link", { name: /Mathematics/ }))
      .toMatchTextContent("No questions yet");
    await expectAccessible();
  });

  it("says so where there is none", async () => {
    await open("mock/", { get_mock_presets: async () => ok([]) });
    await expect.element(page.getByRole("heading", { name: "No questions yet" })).toBeVisible();
  });

  it("begins with the exam flown last", async () => {
    const record = { ...RECORD, preset_id: PRESETS.atpl.preset_id };
    await open("mock/", { get_mock_history: async () => ok({ mocks: [], subjects: [record] }, 0) });
    await expect.element(page.getByRole("radio", { name: "EASA" })).toBeChecked();
  });

  it("tells size, pass mark and the own results of each paper", async () => {
    await open("mock/", { get_mock_history: async () => ok(FLOWN, 1) });
    const law = papers.getByRole("link", { name: /Air law/ });
    await expect.element(law).toMatchTextContent("16 questions · 35 min · pass at 75%");
    await expect.element(law).toMatchTextContent("Best 81%");
    await expect.element(law).toMatchTextContent("Last 81%");
    await expect.element(papers.getByRole("link", { name: /Meteorology/ })).not.toMatchTextContent("Best");
    await expect.element(page.getByText("1 of 2 papers passed in a mock")).toBeVisible();
    await law.click();
    await expect.element(heading("Air law")).toBeVisible();
  });

  it("has no fault that a screen reader would meet in Arabic", async () => {
    await open("mock/", { get_mock_history: async () => ok(FLOWN, 1) }, { language: "ar" });
    await expect.element(page.getByRole("heading", { level: 2, name: "طيار خاص، طائرات" })).toBeVisible();
    await expectAccessible();
  });
});

describe("one paper", () => {
  it("tells its real rules and where they were read", async () => {
    await paper(PRESETS.law);
    await expect.element(page.getByText("4 options for each question.")).toBeVisible();
    await expect.element(page.getByText(/A wrong answer costs nothing/)).toBeVisible();
    await expect.element(page.getByText("You may bring: Ruler.")).toBeVisible();
    await expect.element(page.getByText(/Checked on 1 May 2026/)).toBeVisible();
    await expect.element(page.getByText(/Checked more than a year ago/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it("says what is not known, what a wrong answer costs, and that the numbers are old", async () => {
    await paper(
      presetOf({ marks_right: 2, marks_wrong: -1, options_per_item: null, aids: null, is_outdated: true }),
    );
    await expect
      .element(page.getByText("+2 for a right answer, -1 for a wrong one, 0 for none."))
      .toBeVisible();
    await expect.element(page.getByText(/How many options a question has is not known/)).toBeVisible();
    await expect.element(page.getByText(/What you may bring is not known/)).toBeVisible();
    await expect.element(page.getByText(/Checked more than a year ago/)).toBeVisible();
  });

  it("names areas with shares and pass marks of their own", async () => {
    const area = {
      section: "regulations",
      name: { en: "Regulations" },
      min_percent: 5,
      max_percent: 15,
      pass_percent: 70,
    };
    await paper(presetOf({ sections: [area] }));
    await expect
      .element(page.getByText("Regulations: 5% to 15% of the questions. It is passed by itself, at 70%."))
      .toBeVisible();
  });

  it("is flown whole or in part", async () => {
    const opened = attemptOf({ names: ["single"], answerMode: "free", attempt: { attempt_id: ATTEMPT_ID } });
    const { requestsOf } = await paper(PRESETS.law, { open_mock_exam: async () => ok(opened) });
    await expect.element(page.getByText("16 questions in 35 minutes")).toBeVisible();
    await page.getByText("Quarter").click();
    await expect.element(page.getByText("4 questions in 9 minutes")).toBeVisible();
    await start.click();
    await expect.element(page.getByText(`Gone to /resume/${ATTEMPT_ID}/`)).toBeVisible();
    expect(requestsOf("open_mock_exam")).toEqual([
      { preset_id: "uk-caa-ppl-a-010", length: "quarter", strict: false, language_id: 1 },
    ]);
  });

  it("lets the page be left on trial first, by the rule that is chosen", async () => {
    await paper(PRESETS.law);
    const opener = page.getByRole("button", { name: "Try what happens when you leave" });
    await opener.click();
    await expect.element(opener).toHaveAttribute("aria-expanded", "true");
    await expect.element(page.getByText("Leaving is noted. It never ends the exam.")).toBeVisible();
    await page.getByRole("switch", { name: "Like the real one" }).click();
    await expect.element(page.getByText(/Who is away for more than 5 s ends the exam/)).toBeVisible();
    await page.getByRole("button", { name: "Start the trial" }).click();
    await page.getByRole("button", { name: "I was away" }).click();
    await expectAccessible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  });

  it("says how far a growing bank goes, and offers no part that is the whole", async () => {
    await paper(PRESETS.atpl);
    await expect.element(page.getByText("20 of 44 questions; the bank is growing.")).toBeVisible();
    await expect.element(page.getByText("20 questions in 27 minutes")).toBeVisible();
    await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
  });

  it("says which language its questions are in where it is another", async () => {
    await paper(PRESETS.law, {}, { language: "ar" });
    await expect.element(page.getByText("لغة الأسئلة: الإنجليزية.")).toBeVisible();
    await expectAccessible();
  });

  it("has no start without questions", async () => {
    await paper(PRESETS.module);
    await expect.element(page.getByText("No questions for this paper yet")).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });

  it("says that its subject is to be unlocked first", async () => {
    await paper(presetOf({ is_locked: true }));
    await expect.element(page.getByRole("link", { name: "Quiz zone" })).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });

  it("goes on where one is under way", async () => {
    await paper(presetOf({ open_attempt_id: ATTEMPT_ID }));
    await expect.element(page.getByText(/its clock has not stopped/)).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect.element(page.getByText(`Gone to /resume/${ATTEMPT_ID}/`)).toBeVisible();
  });

  it("says why it was not opened", async () => {
    await paper(PRESETS.law, { open_mock_exam: async () => refused("category_locked") });
    await start.click();
    await expect.element(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  });

  it("shows its own results", async () => {
    await paper(PRESETS.law, { get_mock_history: async () => ok(FLOWN, 1) });
    await expect.element(page.getByRole("heading", { level: 2, name: "Your results here" })).toBeVisible();
    await expect.element(page.getByText(/^Full · 16 questions in 25 min$/)).toBeVisible();
  });

  it("leads back to the list from an address that names none", async () => {
    await open("mock/nothing/");
    await expect.element(page.getByText("There is no such exam.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Mock exams" }).last().click();
    await expect.element(papers).toBeVisible();
  });
});
