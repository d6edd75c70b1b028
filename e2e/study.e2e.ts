import type { Locator, Page } from "@playwright/test";
import { expect, flow } from "./flow.ts";
import {
  answerByKey,
  follow,
  LEVEL_1,
  playToEnd,
  QUESTIONS,
  stemOf,
  tabTo,
  waitForNumber,
  waitForQuestion,
} from "./play.ts";
import { playLevel } from "./practice.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";

type Reports = { readonly rows: readonly { readonly report_id: string; readonly message: string }[] };

const BOOKMARKS = "/profile/play-bookmark-questions/";
const STATISTICS = "/profile/statistics/";
const FAULT = "The second option is right as well.";
const REPLY = "Option two now says so.";
/** Columns of the chart of days. */
const DAYS = 30;

/** Rows of the bars below a heading. */
function barsUnder(page: Page, name: string): Locator {
  const heading = page.getByRole("heading", { name, exact: true });
  return heading.locator("xpath=..").getByRole("listitem");
}

flow("a wrong answer is looked at again: note, report, bookmark, practice, history", async ({ signIn }) => {
  flow.slow();
  const page = await signIn();
  await page.goto(LEVEL_1);
  await waitForQuestion(page, 1);
  const stem = await stemOf(page);
  await answerByKey(page, "wrong");
  await page.keyboard.press("Enter");
  await playToEnd(page, 2);
  await tabTo(page, page.getByRole("link", { name: "Review answers" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("article")).toHaveCount(QUESTIONS);
  // What was right is folded.
  const right = page.getByRole("button", { name: "Show the answer" });
  await expect(right).toHaveCount(QUESTIONS - 1);
  await right.first().press("Enter");
  await expect(page.getByRole("button", { name: "Fold the answer" })).toHaveCount(1);
  await page.getByRole("radio", { name: "Wrong (1)" }).press("Space");
  const question = page.getByRole("article");
  await expect(question).toHaveCount(1);
  await expect(question.getByRole("heading", { name: stem })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("b");
  await expect(question.getByRole("button", { name: "Bookmark" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("n");
  await expect(question.getByLabel("Your note")).toBeFocused();
  await page.keyboard.type("Read SERA.3210 again");
  await expect(question.getByText("Saved", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Report a fault" });
  await tabTo(page, dialog.getByLabel("Reason"));
  await page.keyboard.type("Too short");
  await tabTo(page, dialog.getByRole("button", { name: "Send report" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(FAULT);
  await tabTo(page, dialog.getByRole("button", { name: "Send report" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. Your report has been sent.")).toBeVisible();

  await page.goto("/profile/reports/");
  await expect(page.getByText("Being checked")).toBeVisible();
  const { rows } = (await operate(SHARED_DATA, "list_reports")) as Reports;
  const report_id = rows.find((row) => row.message === FAULT)?.report_id;
  await operate(SHARED_DATA, "settle_report", { report_id, verdict: "accept", answer: REPLY });
  await page.reload();
  await expect(page.getByText("Accepted, thank you")).toBeVisible();
  await expect(page.getByText(REPLY)).toBeVisible();

  await page.goto(BOOKMARKS);
  const kept = page.getByRole("article");
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText("Your note: Read SERA.3210 again");
  await follow(page, "a[href='/play-bookmark-questions/']");
  await expect(page.getByText("Question 1 of 1")).toBeVisible();
  expect(await stemOf(page)).toBe(stem);
  await answerByKey(page, "right");
  await page.keyboard.press("Enter");
  await expect(page.getByText("100%").first()).toBeVisible();

  await page.goto(BOOKMARKS);
  await kept.getByRole("button", { name: stem }).press("Enter");
  await kept.getByRole("button", { name: "History" }).press("Enter");
  const history = kept.getByRole("listitem").filter({ has: page.getByRole("time") });
  await expect(history).toHaveText([/Right\s*Bookmarked questions/, /Wrong\s*Quiz zone/]);
});

flow("statistics say what was played, and mistakes are practised away", async ({ newPlayer, signIn }) => {
  const player = await newPlayer();
  const page = await signIn(player);
  await page.goto(STATISTICS);
  await expect(page.getByText("No flights logged yet")).toBeVisible();
  await playLevel(player, 2);
  await page.reload();
  const figures = page.getByRole("main").locator("dl").first();
  await expect(figures).toContainText(/Answered\s*10/);
  await expect(figures).toContainText(/Right\s*80%\s*8 of 10 right/);
  const row = page.getByRole("table", { name: "By quiz" }).getByRole("row", { name: "Quiz zone" });
  await expect(row.getByRole("cell")).toHaveText(["1", "10", "80%"]);
  const day = page.getByRole("table", { name: "10 answers on 1 day, 80% right" });
  await expect(day.getByRole("cell")).toHaveText(["8", "2"]);
  const columns = page
    .getByRole("img", { name: "10 answers on 1 day, 80% right" })
    .locator("rect.fill-primary");
  await expect(columns).toHaveCount(DAYS);
  await expect(columns.last()).toHaveAttribute("height", /^[1-9]/);
  await expect(columns.nth(DAYS - 2)).toHaveAttribute("height", "0%");
  const subject = barsUnder(page, "By subject");
  await expect(subject).toHaveText(/^Air law\s*80%\s*8 of 10 right/);
  await expect(subject.locator("rect")).toHaveAttribute("width", "80%");
  const known = barsUnder(page, "Questions you know");
  await expect(known).toHaveText(/^010Air law\s*■ 10 of \d+ seen ■ 8 right ■ 0 known$/);
  const time = barsUnder(page, "Time per question");
  await expect(time).toHaveText(/^Air law\s*(?:< 1|[1-9][\d.]*) s$/);
  await expect(page.getByText("2 questions whose last answer was wrong, practice included.")).toBeVisible();

  await follow(page, "a[href='/profile/practice/wrong-answers/']");
  for (const number of [1, 2]) {
    await expect(page.getByText(`Question ${number} of 2`)).toBeVisible();
    await waitForNumber(page, number);
    await answerByKey(page, "right");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("100%").first()).toBeVisible();
  await page.goto(STATISTICS);
  await expect(
    page.getByText("No open mistakes: your last answer to every question was right."),
  ).toBeVisible();
  await expect(known).toContainText("10 right ■ 0 known");
  // Practice is not counted.
  await expect(figures).toContainText(/8 of 10 right/);
});
