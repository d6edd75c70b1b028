// node e2e/screenshots.ts   pictures of the main screens in test-results/screens; not part of the tests
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openOutbox } from "@crosscheck/testkit/outbox";
import { chromium, type Browser, type Page } from "@playwright/test";
import { signInAs } from "./flow.ts";
import { LEVEL_1, LEVELS, letterOf, QUESTIONS } from "./play.ts";
import { signUpByPhone, type Place } from "./players.ts";
import { startProduct } from "./product.ts";

const FOLDER = join(import.meta.dirname, "../test-results/screens");
const SCREENS = {
  home: "/",
  zone: "/quiz-zone/",
  levels: LEVELS,
  profile: "/profile/",
  settings: "/profile/settings/",
};
const GUEST_SCREENS = {
  guest: "/",
  login: "/auth/login/",
  "sign-up": "/auth/sign-up/",
  lost: "/no-such-waypoint/",
};
const WAY_ON = /Next question|See your result|السؤال التالي|اعرض نتيجتك/;
const LOOKS = [
  { name: "light-ltr", theme: "light", language: "en" },
  { name: "dark-ltr", theme: "dark", language: "en" },
  { name: "light-rtl", theme: "light", language: "ar" },
  { name: "dark-rtl", theme: "dark", language: "ar" },
] as const;

type Shot = { readonly look: (typeof LOOKS)[number]; readonly width: number; readonly number: number };

async function takeShots(browser: Browser, place: Place, { look, width, number }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: place.url,
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: "reduce",
  });
  await context.addCookies([
    { name: "theme", value: look.theme, url: place.url },
    { name: "lang", value: look.language, url: place.url },
  ]);
  const shoot = async (page: Page, name: string) => {
    await page.waitForLoadState("networkidle");
    await page.screenshot({
      path: join(FOLDER, `${name}-${width}-${look.name}.png`),
      fullPage: name !== "play",
    });
  };
  const visitor = await context.newPage();
  for (const [name, path] of Object.entries(GUEST_SCREENS)) {
    await visitor.goto(path);
    await shoot(visitor, name);
  }
  const phone = `+20102${String(number).padStart(7, "0")}`;
  const page = await signInAs(
    context,
    place.url,
    await signUpByPhone(place, { name: "Amelia", phone, address: `10.9.0.${number}` }),
  );
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await shoot(page, name);
  }
  await page.goto(
    look.language === "ar" ? "/quiz-zone/human-performance/flight-physiology/play/1/" : LEVEL_1,
  );
  for (let question = 1; question <= QUESTIONS; question += 1) {
    await page.getByRole("timer").waitFor();
    await page.locator("[aria-keyshortcuts]:not([aria-disabled])").first().waitFor();
    if (question === 1) await shoot(page, "play");
    await page.keyboard.press(await letterOf(page, question === 1 ? "wrong" : "right"));
    await page.getByRole("button", { name: WAY_ON }).waitFor();
    if (question === 1) await shoot(page, "answer");
    await page.keyboard.press("Enter");
  }
  await page.getByRole("link", { name: /Review answers|مراجعة الإجابات/ }).waitFor();
  await shoot(page, "result");
  await page.getByRole("link", { name: /Review answers|مراجعة الإجابات/ }).click();
  await page.getByRole("article").first().waitFor();
  await shoot(page, "review");
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const product = await startProduct();
const outbox = openOutbox(product.dataFolder);
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let number = 0;
for (const width of [360, 1440]) {
  for (const look of LOOKS) {
    number += 1;
    await takeShots(browser, { url: product.url, outbox }, { look, width, number });
  }
}
await browser.close();
await outbox.close();
await product.stop();
