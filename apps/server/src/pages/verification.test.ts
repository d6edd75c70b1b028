import { fixedTexts } from "../languages/texts-source.ts";
import { join } from "node:path";
import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { insertOpenExam } from "../exams/open-exam-fixture.ts";
import { loadInterfaceTexts } from "../languages/interface-texts.ts";
import { createSay } from "../languages/say.ts";
import { verificationHtml } from "./verification.ts";

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const say = createSay(
  fixedTexts(await loadInterfaceTexts(join(import.meta.dirname, "../../../player/locales"))),
);

const page = async (code: string, language = "en") =>
  await verificationHtml({ db, settings: await settings.current(), say, language }, code);

/** Hands an empty paper in; the code of its result. */
async function codeOf({ call }: TestPlayer): Promise<string> {
  const exam = { exam_module_id: await insertOpenExam({ db, clock, random: ports.random }) };
  dataOf(await call("get_exam_module_questions", { ...exam, accept_rules: 1 }));
  dataOf(await call("set_exam_module_result", { ...exam, total_duration: 1 }));
  clock.advanceMs(2_000);
  dataOf(await call("set_exam_result_name", { ...exam, name_shown: "full" }));
  return dataOf<OutputOf<Actions["get_exam_report"]>>(await call("get_exam_report", exam)).code;
}

it("tells the result of a code in the language of the page", async () => {
  const code = await codeOf(await app.signUp("Ann Autumn"));
  const english = await page(code.toLowerCase());
  expect(english).toContain("This result is genuine");
  expect(english).toContain("<bdi>Ann Autumn</bdi>");
  expect(english).toContain(`<bdi>${code}</bdi>`);
  expect(english).toContain("Not passed");
  const arabic = await page(code, "ar");
  expect(arabic).toContain("غير ناجح");
  expect(arabic).not.toContain("verify.");
});

it("lets no name and no code be more than text", async () => {
  const code = await codeOf(await app.signUp("<img src=x>"));
  expect(await page(code)).toContain("<bdi>&lt;img src=x&gt;</bdi>");
  expect(await page('"><script>')).toContain("&quot;&gt;&lt;script&gt;");
});

it("asks for a code where there is none, and says what is not known", async () => {
  for (const language of ["en", "ar"]) {
    expect(await page(" ", language)).toContain('<form action="/verify/" method="get">');
    const unknown = await page("0000-0000-0000", language);
    expect(unknown).toContain("0000-0000-0000");
    expect(unknown).toContain("<form");
    expect(unknown).not.toContain("<table>");
  }
});
