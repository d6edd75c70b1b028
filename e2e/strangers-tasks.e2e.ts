import type { Locator, Page } from "@playwright/test";
import { makeContest } from "./contests.ts";
import { expect, flow, openAlive, signInAs } from "./flow.ts";
import { signUpByPhone } from "./players.ts";
import { playLevel } from "./practice.ts";

/** Nothing that people come for is further from home. */
const MOST_TAPS = 3;
const PHONE = { viewport: { width: 360, height: 740 } };
/** Longer than what home offers first because it ends soon. */
const CONTEST_MS = 4 * 3_600_000;

type Task = {
  readonly name: string;
  /** What is tapped from home on, in this order. */
  readonly taps: (page: Page) => readonly Locator[];
  /** What the task was for. */
  readonly goal: (page: Page) => Locator;
};

const place = (page: Page, path: string) => page.locator(`.cc-nav a[href="${path}"]`);
const link = (page: Page, path: string) => page.locator(`main a[href="${path}"]`);
const button = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });
const weakest = (page: Page) => page.getByRole("definition").filter({ hasText: "Weakest subject" });
const title = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });

const BY_VISITORS: readonly Task[] = [
  {
    name: "answer a first question",
    taps: (page) => [page.locator("button[name='answer']")],
    goal: (page) => page.getByRole("status").filter({ hasText: /Right!|Not quite\./ }),
  },
];

const BY_NEWCOMERS: readonly Task[] = [
  {
    name: "start a first ranked run",
    taps: (page) => [
      page.getByRole("region", { name: "Next", exact: true }).getByRole("link"),
      button(page, /^Start$/),
    ],
    goal: (page) => title(page, /^Question 1\./),
  },
];

const BY_PLAYERS: readonly Task[] = [
  {
    name: "find the weakest subject",
    taps: (page) => [place(page, "/profile/"), link(page, "/profile/statistics/")],
    goal: (page) => weakest(page).getByText("Meteorology"),
  },
  {
    name: "practise it",
    taps: (page) => [
      place(page, "/profile/"),
      link(page, "/profile/statistics/"),
      weakest(page).getByRole("link"),
    ],
    goal: (page) => title(page, /^Question 1\./),
  },
  {
    name: "see today's rank",
    taps: (page) => [link(page, "/leaderboard/")],
    goal: (page) => page.getByRole("main").getByText("Bob", { exact: true }),
  },
  {
    name: "join a contest",
    taps: (page) => [
      page.getByRole("link", { name: "See and enter" }),
      button(page, /^Enter for/),
      page.getByRole("dialog").getByRole("button", { name: /^Enter for/ }),
    ],
    goal: (page) => title(page, /^Question 1\./),
  },
  {
    name: "start a battle with a friend",
    taps: (page) => [
      place(page, "/compete/"),
      link(page, "/group-battle/?new=friend"),
      button(page, /^Open the room$/),
    ],
    goal: (page) => button(page, /^Share|^Copy/),
  },
  {
    name: "start a mock exam",
    taps: (page) => [
      place(page, "/exam-module/"),
      page.getByRole("region", { name: "Your next paper" }).getByRole("link"),
      button(page, /^Start the exam$/),
    ],
    goal: (page) => button(page, /^Hand in$/),
  },
  {
    name: "claim a badge",
    taps: (page) => [
      place(page, "/profile/"),
      link(page, "/profile/badges/"),
      button(page, /^Open Dashing Debut/),
    ],
    goal: (page) => page.getByRole("region", { name: "Ready to open" }).getByRole("status"),
  },
  {
    name: "change the language",
    taps: (page) => [page.getByRole("contentinfo").getByRole("button", { name: "العربية" })],
    goal: (page) => page.locator("html[dir='rtl'] body"),
  },
];

/** Does tasks one after the other, each from home; tells taps and seconds of each. */
async function doTasks(page: Page, tasks: readonly Task[]): Promise<readonly object[]> {
  const done: object[] = [];
  for (const { name, taps, goal } of tasks) {
    await openAlive(page, "/");
    const startedAt = performance.now();
    const ways = taps(page);
    for (const way of ways) await way.filter({ visible: true }).first().click();
    await expect(goal(page).filter({ visible: true }).first(), name).toBeVisible();
    done.push({
      task: name,
      taps: ways.length,
      seconds: Number(((performance.now() - startedAt) / 1_000).toFixed(1)),
    });
    expect(ways.length, name).toBeLessThanOrEqual(MOST_TAPS);
  }
  return done;
}

flow(
  "what people come for is at most three taps from home, on a phone",
  async ({ address, newPhone, openContext, ownProduct }) => {
    flow.slow();
    // Of its own: home of every other flow would show the contest.
    const product = await ownProduct();
    await makeContest(product, { lengthMs: CONTEST_MS });
    const visiting = { ...PHONE, baseURL: product.url };
    const signUp = (name: string) => signUpByPhone(product, { name, phone: newPhone(), address });
    const newcomer = { ...(await signUp("Ann")), knownModes: [] };
    const player = await signUp("Bob");
    await playLevel(player, 2);
    await playLevel(player, 5, { category: "meteorology", subcategory: "atmosphere-and-wind" });

    const visitorPage = await (await openContext(visiting)).newPage();
    const newcomerPage = await signInAs(await openContext(visiting), product.url, newcomer);
    const playerPage = await signInAs(await openContext(visiting), product.url, player);
    const done = [
      ...(await doTasks(visitorPage, BY_VISITORS)),
      ...(await doTasks(newcomerPage, BY_NEWCOMERS)),
      ...(await doTasks(playerPage, BY_PLAYERS)),
    ];
    process.stdout.write(`${done.map((figures) => JSON.stringify(figures)).join("\n")}\n`);
  },
);
