import { expect, it } from "vitest";
import { contestTexts as arabicContest } from "./ar/contests.ts";
import { homeTexts as arabicHome } from "./ar/home.ts";
import { contestTexts } from "./en/contests.ts";
import { homeTexts } from "./en/home.ts";

it.each([
  ["home and look", homeTexts, arabicHome],
  ["a contest", contestTexts, arabicContest],
])("says of %s the same in Arabic, with the same places for values", (_what, english, arabic) => {
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
  const places = (text: string) => text.match(/%\{\w+\}/g);
  const said: Readonly<Record<string, string>> = arabic;
  for (const [key, text] of Object.entries<string>(english)) {
    expect(places(said[key] ?? ""), key).toEqual(places(text));
    expect(said[key], key).toMatch(/\p{Script=Arabic}/u);
  }
});
