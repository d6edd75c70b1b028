import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { isDatabaseAway } from "./database-errors.ts";

it("tells a missing socket from a missing file", async () => {
  const socket = connect("/nowhere/.s.PGSQL.5432");
  const missingSocket = await new Promise((resolve) => {
    socket.once("error", resolve);
  });
  const missingFile: unknown = await readFile("/nowhere/picture.webp").catch((error: unknown) => error);
  expect([isDatabaseAway(missingSocket), isDatabaseAway(missingFile)]).toEqual([true, false]);
});
