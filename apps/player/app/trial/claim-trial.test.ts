import type { Api } from "@crosscheck/client";
import { NetworkAway } from "@crosscheck/client/network-away";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rootStore } from "../state/root-store.ts";
import { claimTrial } from "./claim-trial.ts";

type Outcome = Awaited<ReturnType<Api["claim_trial"]>>;
const joined = { ok: true, data: { joined: 5 } } as Outcome; // nothing else is read
const refused = (name: string) => ({ ok: false, refused: name }) as Outcome;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  rootStore.setState({ trial: "a slip" });
});
afterEach(() => {
  rootStore.setState({ trial: null });
  vi.unstubAllGlobals();
});

it("hands the slip in once and forgets it", async () => {
  const claim = vi.fn<Api["claim_trial"]>(async () => joined);
  await Promise.all([claimTrial({ claim_trial: claim }), claimTrial({ claim_trial: claim })]);
  await claimTrial({ claim_trial: claim });
  expect(claim.mock.calls).toEqual([[{ slip: "a slip" }]]);
  expect(rootStore.getState().trial).toBeNull();
});

it("forgets a slip that the server does not take", async () => {
  await claimTrial({ claim_trial: async () => refused("invalid_field") });
  expect(rootStore.getState().trial).toBeNull();
});

it("keeps it while server or network are away", async () => {
  await claimTrial({ claim_trial: async () => refused("unavailable") });
  await claimTrial({
    claim_trial: async () => {
      throw new NetworkAway("no network");
    },
  });
  expect(rootStore.getState().trial).toBe("a slip");
});
