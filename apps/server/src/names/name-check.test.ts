import { expect, it } from "vitest";
import { isAllowedName } from "./name-check.ts";
import { toSkeleton } from "./name-skeleton.ts";

const APP = "Skyline Academy";

it.each([
  "Amelia Earhart",
  "Élodie O'Brien-Smith",
  "Олена Іваненко",
  "Ωμέγα",
  "أميرة بنت خالد",
  "Amira أميرة",
  "山田 太郎",
  "Yamada 山田",
  "김민준",
  "प्रिया",
  "Şükrü Çağlayan",
  "Nguyễn Văn Ích",
  "Dickson",
  "Scunthorpe Flyer",
  "Mac Untold",
  "Cockpit Crew",
  "Fukuda Cummings",
  "Pornchai Semenov",
  "Essex Flyer",
  "Captain 747",
  "👩‍✈️ Ann",
  "Teamo",
  "Systema",
])("allows %s", (name) => {
  expect(isAllowedName(name, APP)).toBe(true);
});

it.each([
  ["a reserved name", "Admin"],
  ["one in capitals", "ADMIN"],
  ["one between decorations", "~ A.d.m.i.n 1 ~"],
  ["one with an accent", "Ádmin"],
  ["one in Cyrillic and Latin", "Аdmin"],
  ["one in wide letters", "ＡＤＭＩＮ"],
  ["one with a capital I for an l", "OfficiaI"],
  ["one with rn for m", "Adrnin"],
  ["a word of several", "Crosscheck Support"],
  ["an Arabic one", "المدير"],
  ["the product's own name", "skyline  academy"],
  ["Cyrillic beside Latin", "Pаul"],
  ["Greek beside Latin", "Pαul"],
  ["two scripts that nobody writes together", "אמיר أمير"],
  ["an offence", "fuck you"],
  ["an offence in disguise", "ＦＵＵＣＫ"],
  ["an offence between letters", "xXf.u.c.kXx"],
  ["an offence as one of several words", "Captain $h1t"],
])("refuses %s", (_what, name) => {
  expect(isAllowedName(name, APP)).toBe(false);
});

it("gives names that look alike one skeleton, and others another", () => {
  expect(toSkeleton("Аmelia")).toBe(toSkeleton("Amelia"));
  expect(toSkeleton("amelia")).toBe(toSkeleton("Amelia"));
  expect(toSkeleton("IRINA MARKHAM")).toBe(toSkeleton("lrina Markham"));
  expect(toSkeleton("Amelie")).not.toBe(toSkeleton("Amelia"));
});
