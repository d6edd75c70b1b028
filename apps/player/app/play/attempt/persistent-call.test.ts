import { NetworkAway } from "@crosscheck/client/network-away";
import { describe, expect, it } from "vitest";
import { callPersistently } from "./persistent-call.ts";

const taken = { ok: true } as const;

/** Makes the call with these answers, one after the other; tells how long it waited and what it said. */
async function callWith(...answers: readonly (object | Error)[]) {
  const rest = [...answers];
  const waits: number[] = [];
  const said: string[] = [];
  const outcome = await callPersistently(
    async () => {
      const next = rest.shift();
      if (next instanceof Error) throw next;
      return next as { readonly ok: boolean };
    },
    {
      signal: new AbortController().signal,
      tell: ({ network }) => said.push(network),
      wait: async (ms) => void waits.push(ms),
    },
  );
  return { outcome, waits, said };
}

describe("a call that must arrive", () => {
  it("is repeated with growing pauses while the network is away", async () => {
    const away = Array.from({ length: 5 }, () => new NetworkAway("away"));
    const { outcome, waits, said } = await callWith(...away, taken);
    expect(outcome).toBe(taken);
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
    expect(said).toEqual(["away", "away", "away", "away", "away", "here"]);
  });

  it.each(["unavailable", "internal_error", "too_many_requests"])(
    "is repeated when the server says %s",
    async (refused) => {
      const { outcome, said } = await callWith({ ok: false, refused }, taken);
      expect(outcome).toBe(taken);
      expect(said).toEqual(["away", "here"]);
    },
  );

  it("says so when it is maintenance that holds it up", async () => {
    const { said } = await callWith({ ok: false, refused: "maintenance" }, new NetworkAway("away"), taken);
    expect(said).toEqual(["maintenance", "away", "here"]);
  });

  it("waits as long as the server asks for", async () => {
    const { waits } = await callWith(
      { ok: false, refused: "too_many_requests", retryAfterSeconds: 20 },
      { ok: false, refused: "unavailable", retryAfterSeconds: null },
      taken,
    );
    expect(waits).toEqual([20_000, 1_000]);
  });

  it("answers a refusal of what was asked", async () => {
    const refusal = { ok: false, refused: "attempt_finished" };
    expect((await callWith(refusal)).outcome).toBe(refusal);
  });

  it("ends with anything else that is thrown", async () => {
    await expect(callWith(new TypeError("a bug"))).rejects.toThrow("a bug");
  });
});
