import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, expectAccessible, ok, show, SIGNED_IN } from "../../component-fixture.tsx";
import ReportsScreen from "./ReportsScreen.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const OPEN = {
  question_id: "00000000-0000-4000-8000-000000000001",
  category_name: "Radio navigation",
  face: { code: "062", emblem: "radio-navigation", hue: 305, chroma: 0.15 },
  stem: "A VOR works in the VHF band.",
  message: "The reference is out of date.",
  status: "open" as const,
  answer: "",
  reported_at: "2026-05-01T10:00:00.000Z",
  settled_at: null,
};
const SETTLED = {
  ...OPEN,
  question_id: "00000000-0000-4000-8000-000000000002",
  stem: "Which cloud brings hail?",
  status: "accepted" as const,
  answer: "Mended, thank you.",
  settled_at: "2026-05-03T10:00:00.000Z",
};

const open = (api: Api) => show(<ReportsScreen />, { remembered: SIGNED_IN, api });

afterEach(() => page.viewport(390, 844));

describe("own reports", () => {
  it("stand beside their list on a desk", async () => {
    await page.viewport(1280, 800);
    await open({ get_reports: async () => ok([OPEN, SETTLED], 2) });
    const detail = page.getByRole("article");
    await expect.element(detail).toMatchTextContent("The reference is out of date.");
    await page.getByRole("button", { name: /Which cloud brings hail/ }).click();
    await expect.element(detail).toMatchTextContent("Mended, thank you.");
    await expectAccessible();
  });

  it("are listed with what became of them", async () => {
    await open({ get_reports: async () => ok([OPEN, SETTLED], 2) });
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.element(rows.nth(0)).toMatchTextContent("Being checked");
    await expect.element(rows.nth(0)).toMatchTextContent("062Radio navigation");
    await expect.element(rows.nth(0)).toMatchTextContent("Sent 1 May 2026");
    await expect.element(rows.nth(1)).toMatchTextContent("Accepted, thank you");
    await expect.element(rows.nth(1)).toMatchTextContent("Mended, thank you.");
    await expectAccessible();
  });

  it("that were closed without a word say so", async () => {
    await open({ get_reports: async () => ok([{ ...SETTLED, status: "declined", answer: "" }], 1) });
    await expect.element(page.getByText("Closed without a comment.")).toBeVisible();
  });

  it("load more by themselves", async () => {
    await open({ get_reports: async ({ offset }) => (offset === 25 ? ok([SETTLED], 26) : ok([OPEN], 26)) });
    await expect.element(page.getByText("Which cloud brings hail?")).toBeVisible();
    await expect.element(page.getByText("A VOR works in the VHF band.")).toBeVisible();
  });

  it("say how to make one when there is none", async () => {
    await open({ get_reports: async () => ok([], 0) });
    await expect.element(page.getByRole("heading", { name: "No reports yet" })).toBeVisible();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_reports: async () => (isAway ? away() : ok([OPEN], 1)) });
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("A VOR works in the VHF band.")).toBeVisible();
  });
});
