import fc from "fast-check";
import { expect, it } from "vitest";
import { newReportCode, readReportCode } from "./report-code.ts";

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 });
const codeOf = (drawn: Uint8Array) => newReportCode({ bytes: (count) => drawn.subarray(0, count) });

it("has twelve signs of 32 in three groups, each by five bits of its own", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(codeOf(one)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      const isSame = one.every((byte, index) => byte % 32 === (other[index] ?? 0) % 32);
      expect(codeOf(one) === codeOf(other)).toBe(isSame);
    }),
  );
});

it("is read however it was typed", () => {
  fc.assert(
    fc.property(bytes, (drawn) => {
      const code = codeOf(drawn);
      const signs = code.replaceAll("-", "");
      const typed = [
        code,
        signs,
        signs.toLowerCase(),
        ` ${[...signs].join(" ")}\n`,
        code.replaceAll("-", "–"),
      ];
      const mistaken = signs.replaceAll("0", "o").replaceAll("1", "l");
      for (const text of [...typed, mistaken, mistaken.replaceAll("l", "I")]) {
        expect(readReportCode(text)).toBe(code);
      }
    }),
  );
});

it.each(["", "----", "7K3M-Q2XA-9TR", "7K3M-Q2XA-9TRDD", "7K3M-Q2XA-9TRU", "7K3M.Q2XA.9TRD", "٧K3MQ2XA9TRD"])(
  "is not %j",
  (text) => {
    expect(readReportCode(text)).toBeNull();
  },
);
