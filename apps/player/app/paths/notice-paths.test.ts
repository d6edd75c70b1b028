import { NOTICES } from "@crosscheck/rules/notices/notice";
import { expect, it } from "vitest";
import { GATED_ADDRESSES } from "./gated-prefixes.ts";
import { NOTICES_PATH } from "./notice-paths.ts";

it("every notice leads to an address of a player's screens", () => {
  const paths = Object.values(NOTICES).map(({ path }) =>
    // Whatever the kind: a path may name a contest, and nothing else.
    (path as (params: object) => string)({ contest_id: "c1" }),
  );
  for (const path of [...paths, NOTICES_PATH])
    expect(
      GATED_ADDRESSES.some((prefix) => path.startsWith(prefix)),
      path,
    ).toBe(true);
});
