import { expect, it } from "vitest";
import { cookieOf, wishedLanguages } from "./wishes.ts";

it.each([
  ["nothing", "", "", []],
  ["the choice on the site before the browser's", "theme=dark; lang=ar", "en", ["ar", "en"]],
  ["the browser's by weight", "", "en;q=0.5, fr-FR, ar-EG;q=0.8", ["fr", "ar", "en"]],
  ["a language that is refused", "", "ar;q=0, en", ["en"]],
  ["rubbish", "lang", ",;=,q", ["q"]],
])("a person is addressed by %s", (_case, cookie, acceptLanguage, codes) => {
  expect(wishedLanguages({ cookie, acceptLanguage })).toEqual(codes);
});

it("a cookie is found by its whole name only", () => {
  expect(cookieOf("xlang=ar; lang=en", "lang")).toBe("en");
  expect(cookieOf("xlang=ar", "lang")).toBeNull();
  expect(cookieOf("lang=%E0%A4%A", "lang")).toBe("%E0%A4%A");
  expect(cookieOf("", "__proto__")).toBeNull();
});
