import { expect, it } from "vitest";
import { firstNameOf } from "./first-name.ts";

it.each([
  ["Amelia Mary Earhart", "Amelia"],
  ["  Amelia  ", "Amelia"],
  ["عبد الرحمن محمد الطيّار", "عبد الرحمن"],
  ["أبو بكر الصديق", "أبو بكر"],
  ["آمنة عبد الله", "آمنة"],
  ["عبدالله سالم", "عبدالله"],
  ["Abdul Rahman Khan", "Abdul Rahman"],
  ["abd al Rahman", "abd al Rahman"],
  ["Abdulrahman Khan", "Abdulrahman"],
  ["De la Cruz", "De la Cruz"],
  ["Al", "Al"],
  ["Alan Turing", "Alan"],
])("%s is called %s", (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
