import { ensureChromium } from "./chromium.mjs";
import { buildApps } from "./build-apps.ts";
import { endWithLauncher } from "./lifeline.ts";
import { ensureRedis } from "./redis.ts";
import { keepScratchInMemory } from "./scratch.ts";
import { ROOT, finish, runSteps } from "./steps.ts";
import { e2eStep, vitestStep } from "./suites.ts";

const SOLO_FLOWS = [
  "solo-modes",
  "daily",
  "daily-again",
  "places",
  "passages",
  "self-challenge",
  "paper",
  "play-bars",
  "verdict",
  "result",
  "study",
  "resume",
  "mock-exam",
];

const BATTLE_FLOWS = ["battles", "battle-rooms"];

/** `npm run soak`: every test, with all cases of the long proofs and every look of the screens. */
endWithLauncher();
keepScratchInMemory();
ensureChromium();
ensureRedis();
buildApps(ROOT);
process.env["LONG_PROOFS"] = "whole";
finish(
  await runSteps([
    vitestStep("tests with whole proofs"),
    e2eStep({ loud: true }),
    e2eStep({
      name: "solo and battle flows on two processes",
      words: [...SOLO_FLOWS, ...BATTLE_FLOWS].map((flow) => `/${flow}.e2e`),
      env: { E2E_PROCESSES: "2" },
      loud: true,
    }),
  ]),
);
