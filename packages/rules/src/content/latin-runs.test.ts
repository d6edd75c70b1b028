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
  ["14 °C و−12 °C، و+9 °C", ["14 °C", "−12 °C", "+9 °C"]],
  ["48 kt × √4 والجذر √0.81 = 0.9 و√2", ["48 kt × √4", "√0.81 = 0.9", "√2"]],
  ["الصف أ-5 والجو-5", ["5", "5"]],
  ["نصف القطر r = v² / (g × (n - 1)) = 122 m هنا", ["r = v² / (g × (n - 1)) = 122 m"]],
  ["بنسبة (71 / 50)² = 2.0 والريح (120 - 90) / 2 = 15 kt", ["(71 / 50)² = 2.0", "(120 - 90) / 2 = 15 kt"]],
  ["السرعة 100 × √(900 / 1100) = 90.5 kt هنا", ["100 × √(900 / 1100) = 90.5 kt"]],
  ["مع الجذر: √(55 / 50) = 1.049، لا √(1100 / 800).", ["√(55 / 50) = 1.049", "√(1100 / 800)"]],
  ["من cos φ = 1 / 2 تنتج φ = 60°", ["cos φ = 1 / 2", "φ = 60°"]],
  ["المسافة 50 ft (15 m) أو 27 (× 100 rpm)", ["50 ft", "15 m", "27", "100 rpm"]],
  ["من N48°35' إلى N47°20′، أي 1°15' عرضًا", ["N48°35'", "N47°20′", "1°15'"]],
  ["يسمى 'VOR' هنا", ["VOR"]],
  ["صلاحيات PPL(A) بموجب Part-FCL", ["PPL(A)", "Part-FCL"]],
  ["العزم 928 kg·m من 80 kg · 116 kg·m", ["928 kg·m", "80 kg", "116 kg·m"]],
  ["يلي DOF/ تاريخ، وبعد E/، والسرعة km/ساعة", ["DOF/", "E/", "km"]],
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
