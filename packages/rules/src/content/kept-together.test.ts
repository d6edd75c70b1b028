import { expect, it } from "vitest";
import { splitKept } from "./kept-together.ts";

it.each([
  ["You leave at 1315 UTC and fly for 2 h 20 min.", ["1315 UTC", "2 h", "20 min"]],
  ["Local time is UTC + 3 h.", ["3 h"]],
  ["front seats 111 kg at 2.42 m, fuel 130 L (0.80 kg/L)", ["111 kg", "2.42 m", "130 L", "0.80 kg/L"]],
  ["TAS grows by 2 % per 1000 ft", ["2 %", "1000 ft"]],
  ["at −5 °C it sinks with 500 ft/min", ["−5 °C", "500 ft/min"]],
  ["is F-GJKU; FAA-H-8083-25C, ch. 7, and CS-23", ["F-GJKU", "FAA-H-8083-25C", "ch. 7", "CS-23"]],
  ["ch. 12, Checklists; press the switch. 5 others follow", ["ch. 12"]],
  ["30.05 inHg, and 10-15 kt for 3 months of training", ["30.05 inHg", "10-15"]],
  ["a pilot-in-command, 5 minutes, FL350, Part-FCL", []],
  ["", []],
])("keeps what belongs together in %s", (text, kept) => {
  const parts = splitKept(text);
  expect(parts.filter((_part, place) => place % 2 === 1)).toEqual(kept);
  expect(parts.join("")).toBe(text);
});
