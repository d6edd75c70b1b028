import { expect, it } from "vitest";
import { oneByOne } from "./one-by-one.ts";

it("does what came last once the one before is done, and nothing twice", async () => {
  const done: string[] = [];
  const gates = new Map<string, () => void>();
  const send = oneByOne<string>(async (value) => {
    await new Promise<void>((resolve) => gates.set(value, resolve));
    done.push(value);
  });
  const all = [send("a"), send("b"), send("c")];
  expect([...gates.keys()]).toEqual(["a"]);
  gates.get("a")?.();
  await expect.poll(() => [...gates.keys()]).toEqual(["a", "c"]);
  gates.get("c")?.();
  await Promise.all(all);
  expect(done).toEqual(["a", "c"]);
  const later = send("d");
  gates.get("d")?.();
  await later;
  expect(done).toEqual(["a", "c", "d"]);
});
