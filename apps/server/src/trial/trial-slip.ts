import { timingSafeEqual } from "node:crypto";
import { MOST_TRIAL_ANSWERS } from "@crosscheck/rules/trial/trial-mode";
import { z } from "zod";
import type { KeyedHash } from "../ports/ports.ts";

/** One answer of a visitor: the stored item version and the option id as shown. */
type SlipAnswer = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  readonly optionId: string;
  readonly isRight: boolean;
};

export type Slip = {
  readonly trialId: string;
  /** When the first answer was noted (ms since epoch, server clock). */
  readonly startedAtMs: number;
  readonly answers: readonly SlipAnswer[];
};

/** As it is written: lists, because a field of a call holds 4,096 bytes. */
const Written = z.tuple([
  z.uuid(),
  z.int(),
  z.array(z.tuple([z.uuid(), z.int(), z.string(), z.string(), z.boolean()])).max(MOST_TRIAL_ANSWERS),
]);

/** How long a slip is worth something. */
const SLIP_LIFE_MS = 30 * 86_400_000;

/** The slip as the browser carries it: readable, but only this installation can make one. */
export function writeSlip(slip: Slip, keyedHash: KeyedHash): string {
  const written: z.output<typeof Written> = [
    slip.trialId,
    slip.startedAtMs,
    slip.answers.map((one) => [one.itemId, one.version, one.language, one.optionId, one.isRight]),
  ];
  const body = Buffer.from(JSON.stringify(written)).toString("base64url");
  return `${body}.${signatureOf(body, keyedHash).toString("base64url")}`;
}

/** What is noted on a slip; null for one that is not ours, not whole or too old. */
export function readSlip(text: string, keyedHash: KeyedHash, nowMs: number): Slip | null {
  const [body = "", signature = "", ...more] = text.split(".");
  if (more.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const own = signatureOf(body, keyedHash);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  // Ours, but perhaps written by an older version of this code.
  const { data } = Written.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  if (data === undefined || nowMs - data[1] > SLIP_LIFE_MS) return null;
  const [trialId, startedAtMs, rows] = data;
  const answers = rows.map(([itemId, version, language, optionId, isRight]) => {
    return { itemId, version, language, optionId, isRight };
  });
  return { trialId, startedAtMs, answers };
}

/** The slip with one more answer. The first answer to a question stays; beyond the most there may be none is noted. */
export function noteAnswer(slip: Slip, answer: SlipAnswer): Slip {
  const isKnown = slip.answers.some(({ itemId }) => itemId === answer.itemId);
  if (isKnown || slip.answers.length >= MOST_TRIAL_ANSWERS) return slip;
  return { ...slip, answers: [...slip.answers, answer] };
}

function signatureOf(body: string, keyedHash: KeyedHash): Buffer {
  return Buffer.from(keyedHash(`trial slip ${body}`));
}
