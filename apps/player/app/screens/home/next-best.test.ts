import { expect, it } from "vitest";
import type { Text } from "../../i18n/texts.tsx";
import { offerOf, type Next } from "./next-best.ts";

const text: Text = (id, values) => `${id}${values === undefined ? "" : ` ${JSON.stringify(values)}`}`;
const run: Next = {
  kind: "run",
  attempt_id: "a1",
  mode: "quiz_zone",
  title: "Rules of the air",
  no_of_que: 10,
  answered: 3,
};
const level: Next = {
  kind: "level",
  category: "air-law",
  subcategory: "rules-of-the-air",
  level: 2,
  category_name: "Air law",
  subcategory_name: "Rules of the air",
};

it.each<[string, Next | null, string, string]>([
  ["a run", run, "/resume/a1/", "\u2068Rules of the air\u2069 · "],
  ["a run without a name", { ...run, title: "" }, "/resume/a1/", "\u2068modes.quiz_zone.title\u2069 · "],
  ["a run nobody can show", { ...run, mode: "trial" }, "/quiz-zone/", "modes.quiz_zone.short"],
  [
    "a contest",
    { kind: "contest", contest_id: "c1", name: "Cup", minutes_left: 75 },
    "/contest-play/c1/",
    '{"hours":1,"minutes":15}',
  ],
  [
    "mistakes",
    { kind: "mistakes", count: 3 },
    "/profile/practice/wrong-answers/",
    "home.next.mistakes_reason",
  ],
  [
    "a level of a part",
    level,
    "/quiz-zone/air-law/rules-of-the-air/play/2/",
    "\u2068Rules of the air\u2069 · \u2068Air law\u2069",
  ],
  [
    "a level of a subject",
    { ...level, subcategory: null, subcategory_name: "" },
    "/quiz-zone/air-law/play/2/",
    "\u2068Air law\u2069",
  ],
  ["the daily quiz", { kind: "daily" }, "/quiz-play/daily-quiz-dashboard/", "modes.daily_quiz.lead"],
  ["nothing that is known", null, "/quiz-zone/", "modes.quiz_zone.short"],
])("offers %s in one tap, with its reason", (_case, next, to, reason) => {
  const offer = offerOf(next, text);
  expect(offer.to).toBe(to);
  expect(offer.reason).toContain(reason);
});

it("says that it is an exam that goes on", () => {
  expect(offerOf({ ...run, mode: "exam" }, text)).toMatchObject({
    to: "/resume/a1/",
    label: "home.next.exam",
  });
});
