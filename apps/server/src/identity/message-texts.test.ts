import { describe, expect, it } from "vitest";
import { messagesFor, messagesIn } from "./message-texts.ts";
import type { Messages } from "./messages.ts";

const arabic = messagesIn("ar");
const english = messagesIn("en");

describe("messages to people", () => {
  it.each([
    ["nothing", {}, english],
    ["the language chosen on the site", { cookie: "theme=dark; lang=ar; x=1" }, arabic],
    ["the chosen language before the browser's", { cookie: "lang=en", "accept-language": "ar" }, english],
    [
      "the browser's first language that there is",
      { "accept-language": "fr-FR,ar-EG;q=0.8,en;q=0.5" },
      arabic,
    ],
    ["a chosen language that there is not", { cookie: "lang=fr", "accept-language": "ar" }, arabic],
    ["rubbish", { cookie: "lang=__proto__", "accept-language": ",;=" }, english],
  ])("follow %s", (_case, headers, messages) => {
    expect(messagesFor(new Headers(headers as Record<string, string>))).toBe(messages);
  });

  it.each([
    ["English", english],
    ["Arabic", arabic],
  ])("carry code and link in %s, the link alone on its line", (_language, messages: Messages) => {
    const url = "https://site.example/auth/otp-verify/?token=abc";
    for (const { text } of [
      messages.verifyMail("Crosscheck", { name: "Ann", url }),
      messages.verifyMail("Crosscheck", { name: "", url }),
      messages.resetMail("Crosscheck", url),
      messages.knownAddressMail("Crosscheck", { signIn: url, reset: url }),
    ]) {
      expect(text.split("\n")).toContain(url);
    }
    expect(messages.codeMail("Crosscheck", "012345").text.split("\n")[0]).toBe("012345");
    expect(messages.codeSms("Crosscheck", "012345")).toMatch(/^012345 /);
  });

  it("say in every language which name signed up", () => {
    for (const messages of [english, arabic]) {
      const { text } = messages.verifyMail("Crosscheck", { name: "Amelia", url: "https://site.example/" });
      expect(text).toContain("Amelia");
    }
  });

  it("fit a code into one SMS", () => {
    expect(english.codeSms("Crosscheck", "012345").length).toBeLessThanOrEqual(160);
    expect(arabic.codeSms("Crosscheck", "012345").length).toBeLessThanOrEqual(70);
  });
});
