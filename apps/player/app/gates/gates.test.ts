import type { ClientLoaderFunctionArgs } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteRootData } from "../boot/boot-refresh.ts";
import type { RootData } from "../boot/root-data.ts";
import { onToast, type Toast } from "../state/toasts.ts";
import type { OwnUser } from "../state/root-state.ts";
import { closeSession, openSession } from "../state/root-store.ts";
import { clientLoader as guestGate } from "./guest-gate.tsx";
import { clientLoader as playerGate } from "./player-gate.tsx";

const ORIGIN = "https://crosscheck.test";
const PLAYER = { id: "p1", name: "Amelia" } as OwnUser; // the gates look at nothing else

/** Opens an address through a gate: null when let in, else where it is sent. */
async function open(
  gate: (args: ClientLoaderFunctionArgs) => Promise<null>,
  path: string,
): Promise<string | null> {
  // The gates read only the request.
  const args = { request: new Request(`${ORIGIN}${path}`) } as ClientLoaderFunctionArgs;
  try {
    await gate(args);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
}

/** A page in which every style sheet arrives at once. */
const PAGE = {
  createElement: () => ({}),
  head: { append: (link: { readonly onload: () => void }) => link.onload() },
};

const toasts: Toast[] = [];
let stopToasts = () => {};
beforeEach(() => {
  vi.stubGlobal("location", new URL("/quiz-zone/meteorology/", ORIGIN));
  vi.stubGlobal("document", PAGE);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  stopToasts = onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  stopToasts();
  toasts.length = 0;
  closeSession();
  vi.unstubAllGlobals();
});

describe("the player gate", () => {
  it("sends a visitor to sign in, says so, and remembers where they wanted to go", async () => {
    expect(await open(playerGate, "/quiz-zone/meteorology/?from=home")).toBe(
      "/auth/login/?return_to=%2Fquiz-zone%2Fmeteorology%2F%3Ffrom%3Dhome",
    );
    expect(toasts.map(({ id }) => id)).toEqual(["refusals.login_first"]);
  });

  it("sends a visitor who follows a link to make an account, without a word", async () => {
    const settings = { sign_in: { email: true } };
    noteRootData({ boot: { settings }, origin: ORIGIN } as RootData); // the gate looks at nothing else
    vi.stubGlobal("location", new URL("/", ORIGIN));
    expect(await open(playerGate, "/math-mania/?from=home")).toBe(
      "/auth/sign-up/?return_to=%2Fmath-mania%2F%3Ffrom%3Dhome",
    );
    expect(toasts).toEqual([]);
  });

  it("sends them to sign in where accounts are not made by email", async () => {
    noteRootData({ boot: { settings: { sign_in: { email: false } } }, origin: ORIGIN } as RootData); // as above
    vi.stubGlobal("location", new URL("/", ORIGIN));
    expect(await open(playerGate, "/math-mania/")).toBe("/auth/login/?return_to=%2Fmath-mania%2F");
  });

  it("lets a signed-in player in without a word", async () => {
    openSession({ token: "t", user: PLAYER });
    expect(await open(playerGate, "/quiz-zone/")).toBeNull();
    expect(toasts).toEqual([]);
  });
});

describe("the guest gate", () => {
  it("lets a visitor in", async () => {
    expect(await open(guestGate, "/auth/login/")).toBeNull();
  });

  it("sends a signed-in player home", async () => {
    openSession({ token: "t", user: PLAYER });
    expect(await open(guestGate, "/auth/login/")).toBe("/");
  });

  it.each([
    ["a place of this site", "/quiz-zone/?a=1#top", "/quiz-zone/?a=1#top"],
    ["another site", "https://evil.test/", "/"],
    ["another site without a scheme", "//evil.test/", "/"],
    ["a dot that hides a second slash", "/.//evil.test/", "/"],
    ["a folder that hides a second slash", "/x/..//evil.test/", "/"],
    ["another site behind a backslash", "/\\evil.test/", "/"],
    ["a tab that hides a second slash", "/\t/evil.test/", "/"],
    ["a script", "javascript:alert(1)", "/"],
    ["a sign-in page, which would lead in circles", "/auth/sign-up/", "/"],
  ])("takes a signed-in player to the wanted place: %s", async (_case, wanted, expected) => {
    openSession({ token: "t", user: PLAYER });
    expect(await open(guestGate, `/auth/login/?${new URLSearchParams({ return_to: wanted })}`)).toBe(
      expected,
    );
  });
});
