import { describe, expect, it } from "vitest";
import { checkText } from "./check-text.ts";
import { englishTexts, shippedTexts } from "./shipped-texts.ts";

const PLURAL = "{count, plural, one {# question} other {# questions}} of {total}";

describe("checkText", () => {
  it.each([
    ["Guten Tag, <0>{name}</0>", "Hello <0>{name}</0>", "de", null],
    ["{total} {count}", PLURAL, "de", null],
    ["{count, plural, =0 {rien} one {#} many {#} other {#}} {total}", PLURAL, "fr", null],
    [
      "{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}} {total}",
      PLURAL,
      "ar-EG-u-nu-latn",
      null,
    ],
    ["{count, plural, few {#} other {#}} {total}", PLURAL, "de", "text_plurals"],
    ["{count, plural, one {#}} {total}", PLURAL, "de", "text_plurals"],
    ["{who, select, a {A} other {B}}", "{who, select, a {A} other {B}}", "de", null],
    ["{who, select, a {A} b {B} other {C}}", "{who, select, a {A} other {B}}", "de", "text_plurals"],
    ["{count, plural, one {#} other {#}}", PLURAL, "de", "text_values"],
    ["{total} {count} {name}", PLURAL, "de", "text_values"],
    ["Hallo {name}", "Hello <0>{name}</0>", "de", "text_values"],
    ["Hallo <0>{name}</0><script>alert(1)</script>", "Hello <0>{name}</0>", "de", "text_values"],
    ['Hallo <0>{name}</0><img src="x" onerror="alert(1)">', "Hello <0>{name}</0>", "de", "text_values"],
    ["Hallo <1>{name}</1>", "Hello <0>{name}</0>", "de", "text_values"],
    ["{name", "{name}", "de", "text_syntax"],
    ["{count, plural, sideways {#} other {#}}", "{count}", "de", "text_syntax"],
    [" ", "Home", "de", "text_syntax"],
    ["Ho\u202Eme", "Home", "de", "text_syntax"],
    ["Ho\u0007me", "Home", "de", "text_syntax"],
  ])("%j beside %j in %s: %s", (text, english, locale, fault) => {
    expect(checkText(text, english, locale)).toBe(fault);
  });

  it("finds nothing in what ships", async () => {
    const shipped = await shippedTexts();
    const english = englishTexts(shipped);
    const faults = [...shipped].flatMap(([language, { texts }]) =>
      Object.entries(texts).flatMap(([id, text]) => {
        const fault = checkText(text, english[id] ?? "", language);
        return fault === null ? [] : [`${language} ${id}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
