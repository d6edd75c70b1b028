import type { OutputOf } from "@crosscheck/contract";
import type { createExam } from "@crosscheck/contract/operators/exams";
import { createRandom, drawSeed, shuffle, type Random, type Seed } from "@crosscheck/rules/random";
import { readPool } from "../exams/exam-pool.ts";
import { runExams } from "../exams/run-exams.ts";
import { newSeed } from "../ports/random.ts";
import { ensureDemoOperator } from "../operators/demo-operator.ts";
import { createDemoOperate, createSetClock, type DemoGround } from "./demo-calls.ts";
import { DEMO_WAYS } from "./demo-pilots.ts";
import { completedExam, DEMO_EXAM_KEY, openExam, upcomingExam } from "./exam-texts.ts";
import type { Flyer } from "./fly.ts";
import { sitExam, type Sitter } from "./sit-exam.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of their own, so that exams change nothing about who flies what. */
const SEED: Seed = [2_026, 12, 20, 18];
/** Days before today of the exam that is over. */
export const EXAM_DAYS_AGO = 7;
/** Between the first start and the last of a class (ms). */
const ARRIVALS_MS = 25 * 60_000;
/** Pilots that sit it beside the two logins. */
const CLASSMATES = 16;
/** When they begin and end it, and when its results are told (ms after midnight UTC). */
const [START_MS, END_MS, RELEASE_MS] = [7 * HOUR_MS, 9 * HOUR_MS, 10 * HOUR_MS];
const LAW_QUESTIONS = 10;
const PROCEDURES_QUESTIONS = 6;
/** What the login that fails gets wrong, by number: a little too much. */
const WRONG_OF_BESSIE: ReadonlySet<number> = new Set([2, 4, 7, 9, 11, 13, 16]);
const SHORT_ABSENCE_MS = 3_000;
const LONG_ABSENCE_MS = 8_000;

/** The exams of the demo's school, made by its operator. */
export type DemoExams = {
  /** Has the exam that is over sat, closed, decided on and released, all of it in the morning of this day. */
  readonly hold: (
    midnightMs: number,
    flyers: readonly Flyer[],
    inLanes: (sitters: readonly Sitter[], work: (one: Sitter) => Promise<void>) => Promise<unknown>,
  ) => Promise<void>;
  /** Publishes the exam that is open and the one to come. */
  readonly announce: (nowMs: number) => Promise<void>;
};

/** @param sinceMs when the school began, before any of its exams */
export async function createDemoExams(ground: DemoGround, sinceMs: number): Promise<DemoExams> {
  const { db, settings, effects } = ground;
  const clock = createSetClock(sinceMs);
  const random = createRandom(SEED);
  const operatorId = await ensureDemoOperator({ db, ports: { ...ground.ports, clock } });
  const operate = createDemoOperate(ground, clock, { kind: "operator", operatorId });
  const publish = async (fields: object, key: string | null = null): Promise<string> => {
    const { exam_id } = (await operate("create_exam", fields)) as OutputOf<typeof createExam>; // of the contract
    if (key !== null) await operate("set_exam_key", { exam_id, exam_key: key });
    await operate("publish_exam", { exam_id });
    return exam_id;
  };
  const close = async (atMs: number) => {
    clock.advanceTo(atMs);
    const onBug = (error: unknown) => {
      throw new Error("an exam of the demo failed", { cause: error });
    };
    await runExams({ db, nowMs: clock.nowMs(), settings, effects, onBug });
  };
  return {
    hold: async (midnightMs, flyers, inLanes) => {
      clock.advanceTo(midnightMs + START_MS - HOUR_MS / 2);
      const window = { startMs: midnightMs + START_MS, endMs: midnightMs + END_MS };
      const examId = await publish(completedExam(window, await pickQuestions(ground)));
      const sitters = chooseSitters(flyers, random);
      await inLanes(sitters, async (sitter) => {
        sitter.flyer.clock.advanceTo(window.startMs + sitter.random.below(ARRIVALS_MS));
        await sitExam(ground, sitter, examId);
      });
      await close(window.endMs + HOUR_MS / 4);
      const long = sitters.find(({ awayMs }) => awayMs === LONG_ABSENCE_MS);
      if (long !== undefined) {
        const decision = {
          decision: "warned",
          reason: "Away for eight seconds. It counts; please stay next time.",
        };
        await operate("decide_exam_sitting", {
          exam_id: examId,
          player_id: long.flyer.playerId,
          ...decision,
        });
      }
      clock.advanceTo(midnightMs + RELEASE_MS);
      await operate("release_exam", { exam_id: examId });
      await inLanes(sitters, async ({ flyer }) => {
        flyer.clock.advanceTo(clock.nowMs() + HOUR_MS / 12);
        await flyer.call("get_exam_result", { exam_module_id: examId });
      });
    },
    announce: async (nowMs) => {
      clock.advanceTo(nowMs - 3 * DAY_MS - HOUR_MS);
      await publish(openExam(nowMs), DEMO_EXAM_KEY);
      await publish(upcomingExam(nowMs));
    },
  };
}

/** Questions of two subjects that no contest has now. */
async function pickQuestions({ db, ports }: DemoGround) {
  const pool = (await readPool(db, "en")).filter(({ kind }) => kind === "single");
  const random = createRandom(newSeed(ports.random));
  const pick = (slug: string, count: number) => {
    const ids = pool.filter(({ category }) => category === slug).map(({ itemId }) => itemId);
    return shuffle(ids, random).slice(0, count);
  };
  return {
    law: pick("air-law", LAW_QUESTIONS),
    procedures: pick("operational-procedures", PROCEDURES_QUESTIONS),
  };
}

/** Both logins, of whom one passes and one fails, and pilots as good as they are. */
function chooseSitters(flyers: readonly Flyer[], random: Random): readonly Sitter[] {
  const isThere = ({ pilot }: Flyer) => pilot.joinedDaysAgo > EXAM_DAYS_AGO + 1;
  const logins = new Set<unknown>(Object.values(DEMO_WAYS));
  const classmates = flyers.filter((flyer) => !logins.has(flyer.pilot) && isThere(flyer));
  const ownRandom = () => createRandom(drawSeed(random));
  const login = (name: string) => flyers.filter(({ pilot }) => pilot === DEMO_WAYS[name]);
  return [
    ...login("Amelia").map((flyer) => ({
      flyer,
      random: ownRandom(),
      awayMs: SHORT_ABSENCE_MS,
      isRight: (number: number) => number !== 5,
    })),
    ...login("Bessie").map((flyer) => ({
      flyer,
      random: ownRandom(),
      awayMs: LONG_ABSENCE_MS,
      isRight: (number: number) => !WRONG_OF_BESSIE.has(number),
    })),
    ...classmates.slice(0, CLASSMATES).map((flyer) => {
      const own = ownRandom();
      return { flyer, random: own, awayMs: null, isRight: () => own.next() < flyer.pilot.skill };
    }),
  ];
}
