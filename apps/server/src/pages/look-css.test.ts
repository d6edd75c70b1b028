import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { changeSetting } from "../settings/change-setting.ts";
import { readSettings } from "../settings/settings.ts";
import { lookCss } from "./look-css.ts";

const { db } = await createTestDatabase();

const OWN = { brandLight: "", brandDark: "", siteLogo: "" };
const LOGO = `content/${"0a".repeat(20)}.webp`;

it("says nothing while the site has no colours and no sign of its own", () => {
  expect(lookCss(OWN)).toBe("");
});

it("puts an uploaded picture in place of the product's own sign", () => {
  expect(lookCss({ ...OWN, siteLogo: LOGO })).toContain(`url(/media/${LOGO})`);
});

it.each([
  "https://evil.example/logo.svg",
  "javascript:alert(1)",
  "content/../../x.svg",
  `${LOGO});}body{display:none`,
  LOGO,
])("%s is no sign: nobody has uploaded it", async (value) => {
  expect(await changeSetting(db, { key: "siteLogo", value, at: new Date() })).toHaveLength(1);
});

it("has the colour of a theme with what goes with it, and the product's own in the other", () => {
  expect(lookCss({ ...OWN, brandLight: "#0e7a4a" })).toMatch(
    /^:root\{--cc-primary:light-dark\(#0e7a4a,#7db1ff\);.*--cc-on-primary:light-dark\(#ffffff,#04122a\);.*\}$/,
  );
});

it.each(["#ffffff", "#ffc53d", "red", "#1257c7;}body{display:none", "#1257C7"])(
  "%s is no colour of the light theme",
  async (value) => {
    expect(await changeSetting(db, { key: "brandLight", value, at: new Date() })).toHaveLength(1);
    expect(readSettings({ brandLight: value })).toMatchObject({
      settings: { brandLight: "" },
      invalid: ["brandLight"],
    });
  },
);
