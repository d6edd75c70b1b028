import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StateStorage } from "zustand/middleware";
import { INITIAL_STATE, type OwnUser } from "./root-state.ts";
import { createRootStore, PERSIST_TIMEOUT_MS, ROOT_KEY } from "./root-store.ts";

const USER = { id: "p1", name: "Amelia" } as OwnUser; // what a stored snapshot is checked for
const remembered = {
  ...INITIAL_STATE,
  session: { token: "old", user: USER },
  theme: "dark" as const,
  knownModes: ["quiz_zone"],
  skipsLicence: true,
};
const stored = JSON.stringify({ state: remembered, version: 1 });

function storageOf(getItem: StateStorage["getItem"]) {
  const written = new Map<string, string>();
  const storage: StateStorage = {
    getItem,
    setItem: (name, value) => void written.set(name, value),
    removeItem: (name) => void written.delete(name),
  };
  return { written, store: createRootStore(() => storage) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("remembered state", () => {
  it("is not read before it is asked for, so that the first render equals the server's", () => {
    const { store } = storageOf(() => stored);
    expect(store.getState()).toEqual(INITIAL_STATE);
  });

  it("comes back as it was", async () => {
    const { store } = storageOf(() => stored);
    await store.persist.rehydrate();
    expect(store.getState()).toEqual(remembered);
  });

  it("is written under the key root", () => {
    const { store, written } = storageOf(() => null);
    store.setState({ theme: "light" });
    expect(JSON.parse(written.get("root") ?? "null")).toMatchObject({
      state: { theme: "light" },
      version: 1,
    });
    expect(ROOT_KEY).toBe("root");
  });

  it("is given up after 5,000 ms when the storage never answers", async () => {
    const { store } = storageOf(() => new Promise<null>(() => {}));
    let done = false;
    const waiting = Promise.resolve(store.persist.rehydrate()).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS - 1);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(store.getState()).toEqual(INITIAL_STATE);
    expect(PERSIST_TIMEOUT_MS).toBe(5_000);
  });

  it("never overwrites a fresh sign-in when it comes late", async () => {
    const { store, written } = storageOf(
      () => new Promise((resolve) => void setTimeout(() => resolve(stored), PERSIST_TIMEOUT_MS + 500)),
    );
    const waiting = Promise.resolve(store.persist.rehydrate());
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS);
    await waiting;
    store.setState({ session: { token: "fresh", user: USER } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.getState().session?.token).toBe("fresh");
    expect(written.get("root")).toContain("fresh");
  });

  it("starts empty when the storage is forbidden", async () => {
    const { store } = storageOf(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await store.persist.rehydrate();
    expect(store.getState()).toEqual(INITIAL_STATE);
  });

  it.each([
    ["a session without a token", { session: { user: USER } }],
    ["a session that is text", { session: "yes" }],
    ["a user without an id", { session: { token: "t", user: { name: "x" } } }],
    ["a theme nobody made", { theme: "neon", motion: 7, sound: "on", language: { id: "1" } }],
    ["modes that are no texts", { knownModes: [7, null], startsAtOnce: "no", skipsLicence: "yes" }],
    ["a list", []],
    ["nothing", null],
  ])("drops what an edited storage holds: %s", async (_case, state) => {
    const { store } = storageOf(() => JSON.stringify({ state, version: 1 }));
    await store.persist.rehydrate();
    expect(store.getState()).toEqual(INITIAL_STATE);
  });
});
