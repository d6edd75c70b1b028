import { describe, expect, it } from "vitest";
import { ruleOf } from "./rule-of.ts";

describe("the rule of an explanation", () => {
  it.each([
    ["One sentence.", "One sentence.", ""],
    ["", "", ""],
    [
      "The CG moves towards added load. Load added at the CG itself leaves it.",
      "The CG moves towards added load.",
      "Load added at the CG itself leaves it.",
    ],
    [
      "1 m is 3.2808 ft. $1462 \\times 3.2808 = 4796.6$ ft.",
      "1 m is 3.2808 ft.",
      "$1462 \\times 3.2808 = 4796.6$ ft.",
    ],
    ["$a = 1. B = 2$ kt. Then more.", "$a = 1. B = 2$ kt.", "Then more."],
    [
      "Callsigns, e.g. Speedbird, are spoken. Others are spelt.",
      "Callsigns, e.g. Speedbird, are spoken.",
      "Others are spelt.",
    ],
    ["See ICAO Annex 10, Vol. II. It says so.", "See ICAO Annex 10, Vol. II.", "It says so."],
    ["تمتد القناة إلى الحلق. والبلع يفتحها.", "تمتد القناة إلى الحلق.", "والبلع يفتحها."],
    ["هل هو صحيح؟ نعم.", "هل هو صحيح؟", "نعم."],
    ["It is 121.5 MHz. listen", "It is 121.5 MHz. listen", ""],
  ])("%j begins with %j", (explanation, rule, rest) => {
    expect(ruleOf(explanation)).toEqual({ rule, rest });
  });
});
