import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, show, SIGNED_IN } from "../../component-fixture.tsx";
import { SubjectBars } from "./SubjectBars.tsx";

const NARROW = [360, 740] as const;
const PHONE = [390, 844] as const;
const LINE_PX = 24;

afterEach(() => page.viewport(...PHONE));

it.each([
  ["en", "Communications", /0 of 2 right · too few to tell/],
  ["ar", "الاتصالات", /0 من 2/],
] as const)("has room for the name of a subject with few answers: %s", async (language, name, note) => {
  await page.viewport(...NARROW);
  const subject = {
    slug: "communications",
    category_name: name,
    pack: "ppl",
    face: null,
    questions: 2,
    correct: 0,
    percent: 0,
    enough: false,
    mastery: { seen: 2, right_once: 0, right_twice: 0, total: 80 },
    seconds_per_question: 4,
  };
  await show(<SubjectBars subjects={[subject]} />, { language, remembered: SIGNED_IN });
  const label = page.getByText(name, { exact: true });
  await expect.element(page.getByText(note)).toBeVisible();
  expect(label.element().getBoundingClientRect().height).toBeLessThanOrEqual(LINE_PX);
  await expectAccessible();
});
