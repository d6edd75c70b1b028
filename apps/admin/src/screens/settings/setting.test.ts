import { SETTING_KEYS } from "@crosscheck/testkit/setting-keys";
import { describe, expect, it } from "vitest";
import { settingNames as arabic } from "../../texts/ar/setting-names.ts";
import { settingNames as english } from "../../texts/en/setting-names.ts";
import { en } from "../../texts/en.ts";
import { sectionOf } from "./setting.ts";

describe("settings", () => {
  it("have words for what each is, the modes and badges they are of included", () => {
    const names = new Set(SETTING_KEYS.map((key) => key.split(".").at(-1) ?? ""));
    for (const { setting_names } of [english, arabic])
      expect([...names].filter((name) => !Object.hasOwn(setting_names, name))).toEqual([]);
    expect(Object.keys(arabic.setting_names)).toEqual(Object.keys(english.setting_names));
    const owners = new Set(
      SETTING_KEYS.filter((key) => key.includes(".")).flatMap((key) => key.split(".").slice(1, 2)),
    );
    expect(owners.size).toBeGreaterThan(20);
    expect([...owners].filter((owner) => !Object.hasOwn(en.choices, owner))).toEqual([]);
  });

  it("stand in a section each", () => {
    expect(SETTING_KEYS.filter((key) => sectionOf(key) === "other")).toEqual([]);
    expect(sectionOf("mode.quiz_zone.questions")).toBe("mode.quiz_zone");
    expect(sectionOf("badge.streak.reward")).toBe("badges");
    expect(sectionOf("somethingNew")).toBe("other");
  });
});
