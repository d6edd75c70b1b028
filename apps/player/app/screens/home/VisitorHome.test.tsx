import type { BootData } from "@crosscheck/contract";
import { HOME_SECTIONS, type HomeSection } from "@crosscheck/contract/home-sections";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, show } from "../../component-fixture.tsx";
import { AppFooter } from "../../shell/AppFooter.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

const SUBJECT = { slug: "air-law", name: "Air law", emblem: "air-law", no_of_que: 40, pack: "ppl", coins: 0 };
const SLIDE = {
  slide_id: "00000000-0000-4000-8000-000000000001",
  heading: "Night flying",
  text: "A pack for the dark.",
  image: "",
  alt: "",
  link: "",
};

function homeOf(sections: readonly HomeSection[]): NonNullable<BootData["home"]> {
  return {
    language_id: 14,
    question_count: 40,
    subjects: [SUBJECT],
    sections: [...sections],
    slides: [SLIDE],
    question: null,
  };
}

const open = (sections: readonly HomeSection[]) =>
  show(<VisitorHome order={sections} />, { boot: { home: homeOf(sections) } });
const headings = () =>
  page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

describe("the home of visitors", () => {
  it("has what ships in its order, and nothing of players", async () => {
    await open(HOME_SECTIONS);
    await expect.element(page.getByRole("heading", { name: "Night flying" })).toBeVisible();
    expect(headings()).toEqual(["News", "All modes", expect.stringContaining("PPL")]);
    await expectAccessible();
  });

  it("has the operator's order, and nothing that is hidden", async () => {
    await open(["subjects", "board", "modes"]);
    await expect.poll(headings).toEqual([expect.stringContaining("PPL"), "All modes"]);
  });
});

describe("the footer", () => {
  it("leads to where else the site is found, and hands nothing on", async () => {
    const url = "https://video.example.org/@school";
    await show(<AppFooter />, { settings: { social_links: [{ name: "Video", url }] } });
    const link = page.getByRole("link", { name: "Video" });
    await expect.element(link).toHaveAttribute("href", url);
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    await expectAccessible();
  });
});
