import { expect, it } from "vitest";
import { homeTexts as arabic } from "./ar/home.ts";
import { homeTexts as english } from "./en/home.ts";

it("says of home and look the same in Arabic, with the same places for values", () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
  const places = (text: string) => text.match(/%\{\w+\}/g);
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    expect(places(arabic[key]), key).toEqual(places(english[key]));
    expect(arabic[key], key).toMatch(/\p{Script=Arabic}/u);
  }
});
