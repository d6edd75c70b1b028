import { expect, it } from "vitest";
import { isolateLatinRuns, splitLatinRuns } from "./latin-runs.ts";

it("leaves left-to-right text alone", () => {
  expect(splitLatinRuns("Climb to 3000 ft")).toEqual([{ text: "Climb to 3000 ft", isLatin: false }]);
});

it.each([
  ["على ارتفاع 3000 ft فوق البحر", ["3000 ft"]],
  ["نحو 21 %، لكن", ["21 %"]],
  ["FL350 ثم QNH 1013 hPa.", ["FL350", "QNH 1013 hPa"]],
  ["30°C", []],
  ["الحرارة -5 °C أو −5 °C أو +18 °C.", ["-5 °C", "−5 °C", "+18 °C"]],
  ["الريح 5–10 kt والضغط QNH = 1013", ["5–10 kt", "QNH = 1013"]],
  ["بين FL100-FL200 و(±3 °C)", ["FL100-FL200", "±3 °C"]],
  ["الصف أ-5", ["5"]],
  ["صلاحيات PPL(A) بموجب Part-FCL", ["PPL(A)", "Part-FCL"]],
  ["رخصة CPL(A)/IR أو (ATPL)", ["CPL(A)/IR", "ATPL"]],
  ["اكتب إلى hello@crosscheck.example واذكر", ["hello@crosscheck.example"]],
  ["الضغط QNH (QFE) أو QNH(الضغط)", ["QNH", "QFE", "QNH"]],
])("keeps figures and codes of %s together", (text, runs) => {
  const parts = splitLatinRuns(text);
  expect(parts.filter(({ isLatin }) => isLatin).map((part) => part.text)).toEqual(runs);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

it.each([
  [
    "<p>عند 18 °C يصير <strong>−5 °C</strong></p>",
    '<p>عند <bdi dir="ltr">18 °C</bdi> يصير <strong><bdi dir="ltr">−5 °C</bdi></strong></p>',
  ],
  ["<td>5–10 kt</td>", '<td><bdi dir="ltr">5–10 kt</bdi></td>'],
  ['<img src="/media/a1.svg" alt="QNH 1013">', '<img src="/media/a1.svg" alt="QNH 1013">'],
  ["أ &amp; ب &lt; 5", 'أ &amp; ب &lt; <bdi dir="ltr">5</bdi>'],
])("isolates the figures and codes of the rich text %s", (html, isolated) => {
  expect(isolateLatinRuns(html, "ar")).toBe(isolated);
  expect(isolateLatinRuns(html, "ar-eg")).toBe(isolated);
  expect(isolateLatinRuns(html, "en")).toBe(html);
});
