import { expect, it } from "vitest";
import { explainStart } from "./explain-start.ts";
import { StartProblem } from "./start-problem.ts";

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: it does not work`), { code, path });
}

it.each([
  ["a folder of somebody else", systemError("EACCES", "/srv/data/x"), "/srv/data/x may not be written"],
  ["a read-only disk", systemError("EROFS", "/mnt/x"), "/mnt/x is on a read-only disk"],
  ["a file in place of a folder", systemError("ENOTDIR", "/a/file/x"), "/a/file/x lies below a file"],
  ["a full disk", systemError("ENOSPC"), "/data is on a full disk"],
  ["a full disk that PostgreSQL met", systemError("53100"), "/data is on a full disk"],
  [
    "a full disk that initdb met",
    new Error("initdb failed (1): could not write: No space left on device"),
    "/data is on a full disk",
  ],
  ["a database user without rights", systemError("42501"), "grant create on the database"],
])("says what is wrong with %s", (_what, error, sentence) => {
  expect(explainStart(error, "/data")).toContain(sentence);
});

it("finds the reason behind other errors", () => {
  const cause = new StartProblem("Port 80 is taken.");
  expect(explainStart(new Error("the server did not start", { cause }), "/data")).toBe("Port 80 is taken.");
});

it("leaves a bug to the programmers", () => {
  expect(explainStart(new TypeError("x is not a function"), "/data")).toBeNull();
  expect(explainStart("thrown text", "/data")).toBeNull();
});
