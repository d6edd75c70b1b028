import { NetworkAway } from "@crosscheck/client/network-away";
import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

const KEY = ["get_reports"];

afterEach(() => onlineManager.setOnline(true));

/** What is known after these answers of the server, one after the other. */
async function knownAfter(...answers: readonly object[]): Promise<unknown> {
  const client = createQueryClient();
  const rest = [...answers];
  const query = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => rest.shift(),
    enabled: false,
  });
  for (const _ of answers) await query.refetch();
  return client.getQueryData(KEY);
}

describe("server data", () => {
  const answer = { ok: true, data: [1] };
  const refusal = (refused: string) => ({ ok: false, refused });

  it.each(["unavailable", "internal_error", "too_many_requests"])(
    "stays when the server says %s to a later look",
    async (refused) => {
      expect(await knownAfter(answer, refusal(refused))).toEqual(answer);
    },
  );

  it("gives way to any other refusal, and to a later answer", async () => {
    expect(await knownAfter(answer, refusal("category_locked"))).toEqual(refusal("category_locked"));
    expect(await knownAfter(answer, { ok: true, data: [2] })).toEqual({ ok: true, data: [2] });
  });

  it("tells a refusal when nothing else is known", async () => {
    expect(await knownAfter(refusal("unavailable"))).toEqual(refusal("unavailable"));
  });
});

it("a change fails at once without a network, and does not happen when it is back", async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  let calls = 0;
  const change = new MutationObserver(client, {
    mutationFn: async () => {
      calls += 1;
      throw new NetworkAway("away");
    },
  });
  await expect(change.mutate()).rejects.toThrow("away");
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(calls).toBe(1);
  client.unmount();
});
