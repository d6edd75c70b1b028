import type { Page } from "@playwright/test";
import { enter, makeCategory } from "./console.ts";
import { expect, flow } from "./flow.ts";
import { operate, SHARED_DATA } from "./operator-command.ts";

flow.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const NAME = `Every kind ${process.pid}`;

const SLUG = NAME.toLowerCase().replaceAll(" ", "-");

const fill = (page: Page, label: string, text: string) =>
  page.getByRole("textbox", { name: label, exact: true }).fill(text);

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

/** Options by letter, each with its reason. */
async function fillOptions(page: Page, options: readonly string[]): Promise<void> {
  for (const [at, text] of options.entries()) {
    const id = "abcdef"[at] ?? "";
    await fill(page, `Option ${id}`, text);
    await fill(page, `Why ${id} is right or wrong`, `What is true of ${text}.`);
  }
}

/** How an author writes each kind: its name in the form, the question, and what answers it. */
const KINDS: Readonly<
  Record<
    string,
    { readonly name: string; readonly stem: string; readonly write: (page: Page) => Promise<void> }
  >
> = {
  single: {
    name: "One option",
    stem: "Which aircraft gives way when two gliders meet head on?",
    write: async (page) => {
      await fillOptions(page, ["Both", "The left one", "The right one", "The upper one"]);
      await page.getByRole("radio", { name: "Right: a" }).check();
    },
  },
  true_false: {
    name: "True or false",
    stem: "An aircraft that is being overtaken has the right of way.",
    write: async (page) => {
      for (const id of ["a", "b"])
        await fill(page, `Why ${id} is right or wrong`, "Whoever overtakes gives way.");
      await page.getByRole("radio", { name: "Right: a" }).check();
    },
  },
  multi_select: {
    name: "Several options",
    stem: "Which two of these are lights of an aeroplane in flight by night?",
    write: async (page) => {
      await fillOptions(page, [
        "Anti-collision lights",
        "Navigation lights",
        "Steady blue lights",
        "Brake lights",
      ]);
      for (const id of ["a", "b"]) await page.getByRole("checkbox", { name: `Right: ${id}` }).check();
    },
  },
  sequence: {
    name: "Order",
    stem: "Put the legs of a traffic pattern in the order they are flown.",
    write: async (page) => {
      await fillOptions(page, ["Base leg", "Downwind leg", "Final approach", "Crosswind leg"]);
      await fill(page, "Key", "d b a c");
    },
  },
  matching: {
    name: "Matching",
    stem: "Which class of airspace belongs to which service?",
    write: async (page) => {
      await fillOptions(page, ["Class A", "Class E", "Class G"]);
      for (const [id, [prompt, option]] of Object.entries({
        1: ["Instrument flights alone", "Class A"],
        2: ["Controlled, visual flights without a clearance", "Class E"],
        3: ["Not controlled", "Class G"],
      })) {
        await fill(page, `Prompt ${id}`, prompt ?? "");
        await choose(page, `What belongs to ${id}`, new RegExp(`${option}$`));
      }
    },
  },
  drop_downs: {
    name: "Drop-downs",
    stem: "Facing each other, each alters its heading to the {1}; being overtaken, one keeps its {2}.",
    write: async (page) => {
      await fillOptions(page, ["right", "left", "course", "distance"]);
      await choose(page, "What belongs to Gap 1", /right$/);
      await choose(page, "What belongs to Gap 2", /course$/);
    },
  },
  typed_number: {
    name: "Typed number",
    stem: "An aeroplane flies 90 NM in 45 minutes. What is its speed over the ground?",
    write: async (page) => {
      await page.getByRole("spinbutton", { name: "Value" }).fill("120");
      await page.getByRole("spinbutton", { name: "Tolerance" }).fill("1");
      await fill(page, "Unit", "kt");
    },
  },
  typed_text: {
    name: "Typed text",
    stem: "Which word said three times begins a distress call?",
    write: async (page) => fill(page, "Accepted answers", "MAYDAY\nMay day"),
  },
  word_tiles: {
    name: "Word from tiles",
    stem: "What is the control surface on the fin called?",
    write: async (page) => fill(page, "Word", "rudder"),
  },
};

flow(
  "a question of every kind is written by hand, and put into play",
  async ({ page, browser, newPlayer }) => {
    flow.slow();
    await enter(page, SHARED_DATA, "author");
    await makeCategory(page, NAME);
    // As the contract of the call says.
    const { rows } = (await operate(SHARED_DATA, "list_categories")) as {
      readonly rows: readonly { readonly slug: string; readonly category_id: string }[];
    };
    const id = rows.find(({ slug }) => slug === SLUG)?.category_id;
    const filter = encodeURIComponent(JSON.stringify({ category_id: id }));
    const mine = `/admin/questions?filter=${filter}`;
    const count = Object.keys(KINDS).length;

    for (const [kind, { name, stem, write }] of Object.entries(KINDS)) {
      await flow.step(kind, async () => {
        await page.goto("/admin/questions/new");
        await choose(page, "Category", new RegExp(NAME));
        if (kind !== "single") await choose(page, "Kind", name);
        await page.getByRole("combobox", { name: "Learning objective" }).fill("010.05");
        await fill(page, "Question", stem);
        await write(page);
        await fill(page, "Explanation", "As the rules of the air and the handbooks have it.");
        await fill(page, "Reference", "SERA.3210");
        await page.keyboard.press("Control+s");
        await expect(page.getByRole("tab", { name: "Draft" })).toBeVisible();
      });
    }

    await flow.step("another author puts them into play", async () => {
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const other = await context.newPage();
      await enter(other, SHARED_DATA, "author");
      await other.goto(mine);
      await expect(other.getByRole("checkbox")).toHaveCount(1 + count);
      for (const step of ["Approve", "Put into play"]) {
        await other.getByRole("checkbox").first().check();
        await other.getByRole("button", { name: step }).click();
        await other.getByRole("dialog").getByRole("button", { name: step }).click();
        await expect(other.getByRole("dialog")).toBeHidden();
      }
      await other.goto(mine);
      await expect(other.getByRole("row").getByText("Live")).toHaveCount(count);
      await context.close();
    });

    const player = await newPlayer();
    const run = await player.api.get_questions_by_level({
      category: SLUG,
      level: 1,
    });
    if (!run.ok) throw new Error(run.refused);
    // The quiz zone asks two of the kinds.
    const asked = [KINDS["single"], KINDS["true_false"]].map((kind) => kind?.stem);
    expect(new Set(run.data.questions.map(({ stem }) => stem))).toEqual(new Set(asked));
  },
);
