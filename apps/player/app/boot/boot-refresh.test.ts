import { beforeEach, describe, expect, it } from "vitest";
import { isBootWanted, noteRootData, rootDataWithoutServer, wantFreshBoot } from "./boot-refresh.ts";
import type { Boot, RootData } from "./root-data.ts";

const ORIGIN = "https://crosscheck.test";
const HOME = new URL("/", ORIGIN);
const GATED = new URL("/quiz-zone/air-law/", ORIGIN);

function rootData(hasAllTexts: boolean, isUp = true): RootData {
  // Nothing else of the boot is looked at.
  const boot = { settings: isUp ? {} : null, hasAllTexts } as Boot;
  return { boot, origin: ORIGIN, meta: null };
}

describe("after a page open to everybody", () => {
  beforeEach(() => noteRootData(rootData(false)));

  it("asks the server on the way to a screen behind the gate, and nowhere else", () => {
    expect([isBootWanted(GATED), isBootWanted(new URL("/quiz-zone", ORIGIN)), isBootWanted(HOME)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("shows the start-up loader behind the gate while the server is away, and home from what is here", () => {
    expect(rootDataWithoutServer(GATED).boot?.settings).toBeNull();
    expect(rootDataWithoutServer(HOME)).toEqual(rootData(false));
  });

  it("asks again from the start-up loader, wherever it leads", () => {
    noteRootData(rootDataWithoutServer(GATED));
    expect([isBootWanted(GATED), isBootWanted(HOME)]).toEqual([true, true]);
    expect(rootDataWithoutServer(HOME)).toEqual(rootData(false));
  });
});

describe("after a screen behind the gate", () => {
  beforeEach(() => noteRootData(rootData(true)));

  it("asks the server no more", () => {
    expect([isBootWanted(GATED), isBootWanted(HOME)]).toEqual([false, false]);
  });

  it("asks it when told to, and keeps what is here when it is away", async () => {
    await wantFreshBoot(async () => expect(isBootWanted(GATED)).toBe(true));
    expect(isBootWanted(GATED)).toBe(false);
    expect(rootDataWithoutServer(GATED)).toEqual(rootData(true));
  });
});
