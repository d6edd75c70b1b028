import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { Slides } from "./Slides.tsx";

type SlideRow = Parameters<typeof Slides>[0]["slides"][number];

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='4'%3E%3C/svg%3E";
const slideOf = (number: number, more: Partial<SlideRow> = {}): SlideRow => ({
  slide_id: `00000000-0000-4000-8000-00000000000${number}`,
  heading: `News ${number}`,
  text: "A new pack is here.",
  image: "",
  alt: "",
  link: "",
  ...more,
});
const THREE = [
  slideOf(1, { link: "/leaderboard/", image: PICTURE, alt: "A wing over clouds" }),
  slideOf(2, { link: "https://example.org/school" }),
  slideOf(3),
];

const open = (slides: readonly SlideRow[] = THREE, language: "en" | "ar" = "en") =>
  show(<Slides slides={slides} />, { language });
const isInSight = (name: string) => {
  const slide = page.getByRole("heading", { name }).element().getBoundingClientRect();
  const row = page.getByRole("list").element().getBoundingClientRect();
  return slide.left >= row.left - 1 && slide.right <= row.right + 1;
};
const inSight = () => THREE.map(({ heading }) => heading).filter(isInSight);

beforeEach(() => page.viewport(360, 700));

describe("slides of home", () => {
  it("are there one at a time, and go round by their buttons", async () => {
    await open();
    const next = page.getByRole("button", { name: "Next news" });
    for (const heading of ["News 1", "News 2", "News 3", "News 1"]) {
      await expect.poll(inSight).toEqual([heading]);
      await expect.element(page.getByRole("status")).toHaveTextContent(`${heading.at(-1)} of 3`);
      await next.click();
    }
    await expect.poll(inSight).toEqual(["News 2"]);
    await page.getByRole("button", { name: "Previous news" }).click();
    await expect.poll(inSight).toEqual(["News 1"]);
  });

  it("go the other way in Arabic", async () => {
    await open(THREE, "ar");
    await expect.poll(inSight).toEqual(["News 1"]);
    await page.getByRole("button", { name: "الخبر التالي" }).click();
    await expect.poll(inSight).toEqual(["News 2"]);
    await expectAccessible();
  });

  it("jump where less motion is wanted", async () => {
    await open();
    document.documentElement.dataset["motion"] = "reduced";
    try {
      await page.getByRole("button", { name: "Next news" }).click();
      expect(inSight()).toEqual(["News 2"]);
    } finally {
      delete document.documentElement.dataset["motion"];
    }
  });

  it("come into sight under the keyboard", async () => {
    await open();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: /News 2/ })).toHaveFocus();
    await expect.poll(inSight).toEqual(["News 2"]);
  });

  it("lead to a screen, or elsewhere without handing anything on", async () => {
    await open();
    const outside = page.getByRole("link", { name: /News 2/ });
    await expect.element(outside).toHaveAttribute("href", "https://example.org/school");
    await expect.element(outside).toHaveAttribute("rel", "noopener noreferrer");
    expect(page.getByRole("link", { name: /News 3/ }).elements()).toEqual([]);
    await page.getByRole("link", { name: /News 1/ }).click();
    await expect.element(page.getByText("Gone to /leaderboard/")).toBeVisible();
  });

  it("have no buttons where there is one, and fetch pictures when they are near", async () => {
    await open(THREE.slice(0, 1));
    expect(page.getByRole("button").elements()).toEqual([]);
    const picture = page.getByRole("img", { name: "A wing over clouds" });
    await expect.element(picture).toHaveAttribute("loading", "lazy");
  });

  it("hold the longest words, and have no fault that a screen reader would meet", async () => {
    const heading = "Nachtflugnavigationsmeisterschaft".repeat(2).slice(0, 60);
    const { container } = await open([slideOf(1, { heading, text: "W".repeat(160) }), ...THREE.slice(1)]);
    expect(container.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });
});
