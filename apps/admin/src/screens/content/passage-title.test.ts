import { describe, expect, it } from "vitest";
import { languageShown } from "../../kit/shown-in.ts";
import { passageTitle } from "./passage-title.ts";

type Texts = Readonly<Record<string, { readonly title: string }>>;

const passageOf = (texts: Texts) => ({ draft: null, live: { texts }, source_id: "fal-001" });

/** As the database gives them: by their codes. */
const BOTH: Texts = { ar: { title: "ريح دافئة" }, en: { title: "A warm wind" } };

describe("the title of a passage", () => {
  it.each<[string, Texts, string, string]>([
    ["the console's", BOTH, "en", "A warm wind"],
    ["the console's", BOTH, "ar", "ريح دافئة"],
    ["English where there is no other", { de: { title: "Föhn" }, en: { title: "A wind" } }, "ar", "A wind"],
    ["whichever there is", { de: { title: "Föhn" } }, "ar", "Föhn"],
  ])("is in the language that its text is shown in: %s", (_which, texts, locale, title) => {
    expect(passageTitle(passageOf(texts), locale)).toBe(title);
    expect(texts[languageShown(texts, locale) ?? ""]?.title).toBe(title);
  });

  it("is that of the draft, unless it is in the trash; without any it is the number", () => {
    const draft = { texts: { en: { title: "Föhn" } } };
    const passage = passageOf(BOTH);
    expect(passageTitle({ ...passage, draft: { ...draft, trashed_at: null } }, "en")).toBe("Föhn");
    const trashed = { ...draft, trashed_at: "2026-11-29T00:00:00.000Z" };
    expect(passageTitle({ ...passage, draft: trashed }, "en")).toBe("A warm wind");
    expect(passageTitle({ ...passage, live: null, draft: trashed }, "en")).toBe("Föhn");
    expect(passageTitle(passageOf({}), "en")).toBe("fal-001");
  });
});
