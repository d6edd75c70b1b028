import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { changeSetting } from "../settings/change-setting.ts";
import { readSettings } from "../settings/settings.ts";
import { lookCss } from "./look-css.ts";

const { db } = await createTestDatabase();

it("says nothing while the site has no colours of its own", () => {
  expect(lookCss({ brandLight: "", brandDark: "" })).toBe("");
});

it("has the colour of a theme with what goes with it, and the product's own in the other", () => {
  expect(lookCss({ brandLight: "#0e7a4a", brandDark: "" })).toMatch(
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
