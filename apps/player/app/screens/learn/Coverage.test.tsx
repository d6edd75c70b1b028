import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { Coverage } from "./Coverage.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const treeOf = (syllabus: string, title: string) => ({
  syllabus,
  title,
  edition: "AMC1 FCL.210",
  subjects: [
    {
      code: "010",
      title: `Air law of the ${title}`,
      face: null,
      questions: 193,
      with_figure: 20,
      paper: 20,
      topics: [{ code: "010.05", title: "Rules of the air", questions: 66 }],
    },
  ],
});
const COVERAGE = {
  syllabuses: [treeOf("atpl-a", "Airline"), treeOf("ppl-a", "Private")],
  questions: 4_300,
  reviewed: 0,
};

const open = async (api: Api = {}, language: "en" | "ar" = "en") => {
  await page.viewport(360, 740);
  await show(
    <QueryProvider>
      <Coverage />
    </QueryProvider>,
    { language, remembered: SIGNED_IN, api: { get_coverage: async () => ok(COVERAGE), ...api } },
  );
  await userEvent.click(page.getByRole("button"));
};

describe("what the questions cover", () => {
  it("is read when somebody asks, by subject beside the real paper, and says who has not looked", async () => {
    await open();
    await expect.element(page.getByText(/^4,300 questions, .* None is yet reviewed/)).toBeVisible();
    await expect
      .element(page.getByRole("tab", { name: "Private pilot (PPL)" }))
      .toHaveAttribute("aria-selected", "true");
    const subject = page.getByText("Air law of the Private");
    await expect.element(page.getByText("193 questions")).toBeVisible();
    await expect.element(page.getByText("9.6 papers")).toBeVisible();
    await expect.element(page.getByText("Rules of the air")).not.toBeVisible();
    await userEvent.click(subject);
    await expect.element(page.getByText("Rules of the air")).toBeVisible();
    await expect.element(page.getByText("The real paper asks 20 questions. 20 with a figure.")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await expectAccessible();
  });

  it("changes to the other licence by its tab", async () => {
    await open();
    await userEvent.click(page.getByRole("tab", { name: /Airline/ }));
    await expect.element(page.getByText("Air law of the Airline")).toBeVisible();
  });

  it("can be tried again when the network is away", async () => {
    await open({ get_coverage: away });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("reads in Arabic", async () => {
    await open({}, "ar");
    await expect.element(page.getByText(/لم يراجع أيًا منها مدرب بعد/)).toBeVisible();
    await expectAccessible();
  });
});
