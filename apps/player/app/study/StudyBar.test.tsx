import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, ok, refused, show, SIGNED_IN } from "../component-fixture.tsx";
import { StudyBar } from "./StudyBar.tsx";
import type { QuestionStudy } from "./study-queries.ts";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const ID = "00000000-0000-4000-8000-000000000001";
const NOTHING: QuestionStudy = { question_id: ID, note: "", bookmarked: false, report: null, history: [] };
const REPORT = {
  message: "The reference is out of date.",
  status: "open" as const,
  answer: "",
  reported_at: "2026-05-01T10:00:00.000Z",
  settled_at: null,
};

type Known = {
  readonly study?: Partial<QuestionStudy>;
  readonly bookmarks?: readonly string[];
  readonly api?: Api;
};

async function open({ study = {}, bookmarks = [], api = {} }: Known = {}) {
  return show(<StudyBar questionId={ID} hasHistory />, {
    remembered: SIGNED_IN,
    api: {
      get_bookmark_ids: async () => ok({ question_ids: [...bookmarks], types: [] }),
      get_question_study: async () => ok({ ...NOTHING, ...study }),
      ...api,
    },
  });
}

const key = (name: string) => page.getByRole("button", { name, exact: true });

describe("a bookmark", () => {
  const kept = async ({ status }: { readonly status: unknown }) =>
    ok({ question_id: ID, bookmarked: status === true });

  it("is set at once and said", async () => {
    const { requestsOf } = await open({
      api: { set_bookmark: kept, get_bookmark_ids: async () => ok({ question_ids: [], types: [] }) },
    });
    await expect.element(key("Bookmark")).toHaveAttribute("aria-busy", "false");
    await key("Bookmark").click();
    await expect.element(page.getByText("Bookmarked.")).toBeVisible();
    expect(requestsOf("set_bookmark")).toEqual([{ question_id: ID, status: true }]);
  });

  it("is undone from the message that tells it", async () => {
    const { requestsOf } = await open({ bookmarks: [ID], api: { set_bookmark: kept } });
    await expect.element(key("Bookmark")).toHaveAttribute("aria-pressed", "true");
    await key("Bookmark").click();
    await expect.element(page.getByText("Bookmark removed.")).toBeVisible();
    const message = page.getByRole("listitem").filter({ hasText: "Bookmark removed." });
    await message.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => requestsOf("set_bookmark")).toMatchObject([{ status: false }, { status: true }]);
  });

  it.each([
    ["is refused", async () => refused("no_data"), "There is nothing here yet."],
    ["has no network", away, "The network is away. Nothing is lost; please try again."],
  ] as const)("is taken back when it %s", async (_why, set_bookmark, sentence) => {
    await open({ api: { set_bookmark } });
    await expect.element(key("Bookmark")).toHaveAttribute("aria-busy", "false");
    await key("Bookmark").click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(key("Bookmark")).toHaveAttribute("aria-pressed", "false");
  });
});

describe("a note", () => {
  const field = page.getByRole("textbox", { name: "Your note" });
  const stored = async ({ note = "" }: { readonly note?: string | undefined }) =>
    ok({ question_id: ID, note });

  it("opens with what was written before, ready to write on", async () => {
    await open({ study: { note: "Look up the table." } });
    await key("Note").click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("Look up the table.");
  });

  it("saves itself while it is written, and says so", async () => {
    const { requestsOf } = await open({ api: { set_note: stored } });
    await key("Note").click();
    await field.fill("High to low, look out below.");
    await expect.element(page.getByText("Not saved yet")).toBeVisible();
    await expect.element(page.getByText("Saved", { exact: true }), { timeout: 3_000 }).toBeVisible();
    expect(requestsOf("set_note")).toEqual([{ question_id: ID, note: "High to low, look out below." }]);
  });

  it("is saved at once when its field is left", async () => {
    await open({ api: { set_note: stored } });
    await key("Note").click();
    await field.fill("A");
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  it("says that it is gone when it was emptied", async () => {
    await open({ study: { note: "Old" }, api: { set_note: stored } });
    await key("Note").click();
    await field.fill("");
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByText("Note removed")).toBeVisible();
  });

  it("stays in its field while the network is away, and is saved when asked again", async () => {
    let isAway = true;
    await open({ api: { set_note: async (request) => (isAway ? away() : stored(request)) } });
    await key("Note").click();
    await field.fill("Keep me");
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByText("Not saved", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(field).toHaveValue("Keep me");
    isAway = false;
    await key("Save now").click();
    await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  it("is not lost when its editor is closed before it was saved", async () => {
    const { requestsOf } = await open({ api: { set_note: stored } });
    await key("Note").click();
    await field.fill("Quick");
    await key("Note").click();
    await expect.element(field).not.toBeInTheDocument();
    await expect.poll(() => requestsOf("set_note").at(-1)).toEqual({ question_id: ID, note: "Quick" });
  });

  it("says how much room is left when it gets long", async () => {
    await open({ api: { set_note: stored } });
    await key("Note").click();
    await field.fill("x".repeat(1_900));
    await expect.element(page.getByText("100 characters left")).toBeVisible();
  });
});

describe("a report", () => {
  const dialog = page.getByRole("dialog", { name: "Report a fault" });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  const send = dialog.getByRole("button", { name: "Send report" });
  const sent = async () => ok({ question_id: ID, status: "open" as const });

  it("is sent with its reason, and thanked for", async () => {
    const { requestsOf } = await open({ api: { report_question: sent } });
    await key("Report").click();
    await reason.fill("Two options are right.");
    await send.click();
    await expect.element(page.getByText("Thank you. Your report has been sent.")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(requestsOf("report_question")).toEqual([{ question_id: ID, message: "Two options are right." }]);
  });

  it.each([
    ["too short", "Wrong", "Please provide a reason for reporting."],
    ["too long", "x".repeat(501), "Please use at most 500 characters."],
  ])("that is %s stays and says so", async (_what, text, sentence) => {
    const { requestsOf } = await open();
    await key("Report").click();
    await reason.fill(text);
    await send.click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toHaveValue(text);
    expect(requestsOf("report_question")).toEqual([]);
  });

  it("counts characters as people do", async () => {
    await open();
    await key("Report").click();
    await reason.fill("👩‍✈️ abc");
    await expect.element(dialog.getByText("5 of 500")).toBeVisible();
  });

  it("stays while the network is away", async () => {
    await open({ api: { report_question: away } });
    await key("Report").click();
    await reason.fill("Two options are right.");
    await send.click();
    await expect.element(dialog.getByText(/The network is away/)).toBeVisible();
    await expect.element(reason).toHaveValue("Two options are right.");
  });

  it("is sent once, however often it is pressed", async () => {
    const answer = later<never>();
    const { requestsOf } = await open({ api: { report_question: () => answer.promise } });
    await key("Report").click();
    await reason.fill("Two options are right.");
    await send.click();
    await expect.element(send).toHaveAttribute("aria-busy", "true");
    await send.click({ force: true });
    expect(requestsOf("report_question")).toHaveLength(1);
  });

  it("that is being checked is shown instead of a second one", async () => {
    await open({ study: { report: REPORT } });
    await key("Report").click();
    await expect.element(dialog.getByText("Being checked")).toBeVisible();
    await expect.element(dialog.getByText("The reference is out of date.")).toBeVisible();
    await expect
      .element(dialog.getByRole("button", { name: "Report something else" }))
      .not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("that was answered shows the answer and lets another one be made", async () => {
    await open({ study: { report: { ...REPORT, status: "accepted", answer: "Mended, thank you." } } });
    await key("Report").click();
    await expect.element(dialog.getByText("Accepted, thank you")).toBeVisible();
    await expect.element(dialog.getByText("Mended, thank you.")).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Report something else" }).click();
    await expect.element(reason).toBeVisible();
  });
});

describe("earlier answers", () => {
  it("are listed with their verdict and where they were given", async () => {
    const row = { mode: "quiz_zone", answered_at: "2026-05-01T10:00:00.000Z" };
    await open({
      study: {
        history: [
          { ...row, attempt_id: "00000000-0000-4000-8000-0000000000a1", correct: true, blank: false },
          { ...row, attempt_id: "00000000-0000-4000-8000-0000000000a2", correct: false, blank: true },
        ],
      },
    });
    await key("History").click();
    const rows = page.getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent(/Right.*1 May 2026/);
    await expect.element(rows.nth(1)).toMatchTextContent("Not answered");
  });

  it("say when there is none", async () => {
    await open();
    await key("History").click();
    await expect.element(page.getByText("No earlier answer yet.")).toBeVisible();
    await expectAccessible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ api: { get_question_study: async () => (isAway ? away() : ok(NOTHING)) } });
    await key("History").click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("No earlier answer yet.")).toBeVisible();
  });
});
