import { fixedTexts } from "../../languages/texts-source.ts";
import { join } from "node:path";
import { SOLO_MODES, type SoloModeId } from "@crosscheck/rules/modes/index";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { loadExamPresets } from "../../exams/presets.ts";
import { NO_BATTLES } from "../../battles/live/no-battles.ts";
import { createHandlers } from "../../handlers.ts";
import type { Ports } from "../../ports/ports.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { createActionCore } from "../../transport/action-core.ts";
import { createMakers } from "../level-fixture.ts";
import { OPENINGS } from "../solo-fixture.ts";

type Statements = readonly [opening: number, resuming: number];
/** Statements of opening a new run, and of coming back to it, with catalogue and settings at hand. */
const USUAL_STATEMENTS: Statements = [3, 2];
/** Modes that must ask more. */
const MORE_STATEMENTS: Readonly<Partial<Record<SoloModeId, Statements>>> = {
  // Two more of the day: what was played, and whether its archive has told the answers.
  daily_quiz: [5, 5],
  // The passage, and since when it is read.
  fun_and_learn: [5, 3],
  // Numbers beside written questions, and what is noted on a free paper.
  self_challenge: [5, 3],
  // What the latest mocks have asked, and what is noted on a free paper.
  mock_exam: [5, 3],
  bookmarks: [4, 2],
  wrong_answers: [4, 2],
};

const { db } = await createTestDatabase({ content: true });
const clock = fakeClock();
const random = seededRandom(7, clock);
const makers = createMakers(db, { clock, random });
let statements = 0;
const counted = db.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    statements += 1;
    return result;
  },
});
const core = createActionCore({
  handlers: createHandlers({
    siteUrl: "https://crosscheck.example",
    battles: NO_BATTLES,
    signIn: { email: true, phone: true, social: [], provider: "embedded" },
    texts: fixedTexts(new Map()),
    publicPages: async () => undefined,
    trial: [],
    exams: await loadExamPresets(join(import.meta.dirname, "../../../../../content/exams")),
  }),
  db: counted,
  ports: { clock, random } as unknown as Ports, // nothing here sends mail or stores files
  settings: async () => DEFAULT_SETTINGS,
  effects: [],
  authenticate: async (token) => ({
    kind: "player",
    playerId: token,
    deviceId: token,
    signedInAtMs: 0,
    alsoDefaultLanguage: false,
    pageLanguage: null,
  }),
  limit: () => null,
  checkOutput: true,
  onBug: (error) => {
    throw error;
  },
  countContradiction: () => undefined,
});

async function ask(playerId: string, action: string, fields: object) {
  statements = 0;
  const { body } = await core({
    action,
    authorization: `Bearer ${playerId}`,
    contentType: "application/json",
    body: new TextEncoder().encode(JSON.stringify(fields)),
    address: "192.0.2.1",
    userAgent: "test",
  });
  return { body, status: 200, text: JSON.stringify(body), statements };
}

it.each(SOLO_MODES.map(({ id }) => id))("%s opens and resumes with few statements", async (mode) => {
  const { action, fields, prepare } = OPENINGS[mode];
  const playerId = await makers.newPlayer();
  const call = (name: string, more: object = {}) => ask(playerId, name, more);
  await prepare?.(db, { playerId, call });
  await ask(await makers.newPlayer(), action, fields);
  const opened = await call(action, fields);
  const resumed = await call(action, fields);
  expect([opened.body.error, resumed.body.error]).toEqual([false, false]);
  expect([opened.statements, resumed.statements]).toEqual(MORE_STATEMENTS[mode] ?? USUAL_STATEMENTS);
});
