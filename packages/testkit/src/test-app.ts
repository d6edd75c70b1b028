import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RefusalBody, SuccessBody } from "@crosscheck/contract";
import type { OwnBattles } from "@crosscheck/server/battles/live/create-live-battles";
import type { LiveGround } from "@crosscheck/server/battles/live/live-ground";
import { createLiveBattles } from "@crosscheck/server/battles/live/create-live-battles";
import { createAlone } from "@crosscheck/server/cluster/alone";
import { keepInStep } from "@crosscheck/server/join-cluster";
import type { IdentityProof, PresentedProof } from "@crosscheck/server/ports/identity-proof";
import { createHandlers } from "@crosscheck/server/handlers";
import { loadExamPresets } from "@crosscheck/server/exams/presets";
import { loadInterfaceTexts } from "@crosscheck/server/languages/interface-texts";
import { createFolderBackups } from "@crosscheck/server/ports/folder-backups";
import { createTextsSource } from "@crosscheck/server/languages/texts-source";
import type { Ports } from "@crosscheck/server/ports/ports";
import { createMemoryStorage } from "@crosscheck/server/ports/storage-fixture";
import { createSigner } from "@crosscheck/server/ports/signer";
import { OPERATOR_HANDLERS } from "@crosscheck/server/operator-handlers";
import { createVault } from "@crosscheck/server/ports/vault";
import { createWebPush } from "@crosscheck/server/ports/web-push";
import { createService } from "@crosscheck/server/compose";
import type { Connection } from "@crosscheck/server/postgres/connection";
import type { Db } from "@crosscheck/server/postgres/database";
import { loadPublicPages } from "@crosscheck/server/settings/public-pages";
import { createSettingsSource, type SettingsSource } from "@crosscheck/server/settings/settings-source";
import { loadTrialSet } from "@crosscheck/server/trial/trial-set";
import { afterAll } from "vitest";
import { fakeTimers, type FakeTimers } from "./fake-timers.ts";
import { fakeClock, type FakeClock } from "./fake-clock.ts";
import { seededRandom } from "./seeded-random.ts";
import { createTestDatabase } from "./test-database.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** An answer as it came over HTTP. */
export type WireAnswer = {
  readonly status: number;
  readonly body: SuccessBody | RefusalBody;
  readonly text: string;
};

/** Calls one action with form fields. */
export type Call = (action: string, fields?: Readonly<Record<string, unknown>>) => Promise<WireAnswer>;

export type TestPlayer = { readonly playerId: string; readonly token: string; readonly call: Call };

export type TestApp = {
  readonly url: string;
  /** What listens there. */
  readonly server: Server;
  readonly db: Db;
  /** How another process reaches the same database. */
  readonly connection: Connection;
  readonly clock: FakeClock;
  /** Where backups find media and secrets, and are kept in `backups`; not made until something is put there. */
  readonly dataFolder: string;
  readonly ports: Ports;
  readonly settings: SettingsSource;
  /** Calls as a visitor. */
  readonly call: Call;
  /** Calls with a bearer: an api_token, or a proof made by `proofOf`. */
  readonly callAs: (bearer: string) => Call;
  /** A new player with an account; each one is somebody else. */
  readonly signUp: (name?: string) => Promise<TestPlayer>;
  readonly battles: OwnBattles;
  readonly timers: FakeTimers;
  /** Lets so much time pass: what battles do in it happens at its time. */
  readonly pass: (ms: number) => Promise<void>;
  /** Bugs the application reported since the start; a test that expects none looks here. */
  readonly bugs: readonly unknown[];
};

export type TestAppOptions = {
  /** With the shipped packs. Default true. */
  readonly content?: boolean;
  /** Rate limits of the contract. Default off, so that tests may call as often as they like. */
  readonly limits?: boolean;
  /** In place of one that stands still until it is moved. */
  readonly clock?: FakeClock;
  /** The battles that calls reach, in place of those of one process with timers by the test's clock. */
  readonly openBattles?: (ground: LiveGround) => OwnBattles;
};

const SERVICE = {
  checkOutput: true,
  trustedProxies: 0,
  metricsToken: null,
  console: {
    handlers: OPERATOR_HANDLERS,
    siteUrl: "https://crosscheck.example",
    demoLogin: null,
    folder: null,
  },
} as const;
const PROOF_LIFE_MS = 300_000;

/** A proof that the fake identity provider of test apps accepts. */
export function proofOf(proof: Partial<IdentityProof> & { readonly subject: string }): string {
  return Buffer.from(JSON.stringify(proof)).toString("base64url");
}

/**
 * The whole application over real HTTP and a database of its own; only clock, randomness, mail, SMS, storage and the
 * identity provider are fakes. Closed by itself after the test file.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, connection } = await createTestDatabase({ content: options.content ?? true });
  const clock = options.clock ?? fakeClock();
  const dataFolder = newDataFolder();
  const ports = fakePorts(clock, { db, connection, dataFolder });
  const settings = createSettingsSource(db, { nowMs: clock.nowMs, demoMode: false });
  const bugs: unknown[] = [];
  const timers = fakeTimers(clock);
  const shipped = await loadInterfaceTexts(join(ROOT, "apps/player/locales"));
  const cluster = createAlone();
  keepInStep(cluster, db, settings);
  const battles = (options.openBattles ?? createLiveBattles)({
    db,
    ports,
    settings: settings.current,
    cluster,
    setTimer: timers.setTimer,
    onBug: (error) => bugs.push(error),
  });
  const { app } = await createService({
    ...SERVICE,
    db,
    ports,
    settings,
    handlers: createHandlers({
      battles,
      siteUrl: "https://crosscheck.example",
      signIn: { email: true, phone: true, social: [], provider: "embedded" },
      texts: createTextsSource(db, { shipped, nowMs: clock.nowMs }),
      publicPages: await loadPublicPages(join(ROOT, "content/pages")),
      trial: await loadTrialSet(join(ROOT, "content/trial.json")),
      exams: await loadExamPresets(join(ROOT, "content/exams")),
    }),
    log: { request: () => undefined, bug: (error) => bugs.push(error) },
    ...(options.limits === true ? {} : { limit: () => null }),
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  afterAll(() => app.close());
  const { port } = app.server.address() as AddressInfo; // a TCP server has one
  const url = `http://127.0.0.1:${port}`;
  const callAs = (bearer: string | null): Call => createCall(url, bearer);
  let players = 0;

  async function signUp(name = `Player ${players + 1}`): Promise<TestPlayer> {
    players += 1;
    const subject = `subject-${players}`;
    const bearer = proofOf({ subject, email: `player${players}@example.org`, name });
    const answer = await callAs(bearer)("user_signup", { firebase_id: subject, name });
    if (answer.body.error) throw new Error(`sign-up was refused: ${answer.text}`);
    const { id, api_token: token } = answer.body.data as { readonly id: string; readonly api_token: string }; // contract
    return { playerId: id, token, call: callAs(token) };
  }

  const pass = (ms: number) => timers.pass(ms, () => battles.rooms.quiet());
  const reach = { url, server: app.server, call: callAs(null), callAs, signUp };
  return { ...reach, db, connection, clock, dataFolder, ports, settings, battles, timers, pass, bugs };
}

function createCall(url: string, bearer: string | null): Call {
  return async (action, fields = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, typeof value === "string" ? value : JSON.stringify(value));
    }
    const response = await fetch(`${url}/api/${action}`, {
      method: "POST",
      body: form,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as SuccessBody | RefusalBody, text };
  };
}

/** Made by whoever writes there first; deleted after the test file. */
function newDataFolder(): string {
  const folder = join(tmpdir(), `crosscheck-app-${randomUUID()}`);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function fakePorts(
  clock: FakeClock,
  own: { readonly db: Db; readonly connection: Connection; readonly dataFolder: string },
): Ports {
  return {
    clock,
    random: seededRandom(1, clock),
    mail: { send: async () => undefined },
    sms: { send: async () => undefined },
    identity: { verify: async (token) => readProof(token, clock), nowMs: clock.nowMs },
    storage: createMemoryStorage(),
    vault: createVault("a secret of the tests"),
    resultSigner: createSigner("a secret of the tests"),
    push: createWebPush({ secret: "a secret of the tests", allowPrivate: true }),
    jobs: { ask: async () => true },
    backups: createFolderBackups({ ...own, folder: join(own.dataFolder, "backups"), clock }),
    keyedHash: (text) => createHash("sha256").update(`pepper ${text}`).digest(),
  };
}

function readProof(token: string, clock: FakeClock): PresentedProof | null {
  try {
    const proof = JSON.parse(Buffer.from(token, "base64url").toString()) as Partial<IdentityProof>; // made by proofOf
    if (typeof proof.subject !== "string") return null;
    return {
      issuer: "test",
      subject: proof.subject,
      email: proof.email ?? null,
      emailVerified: proof.emailVerified ?? true,
      mobile: proof.mobile ?? null,
      name: proof.name ?? null,
      picture: null,
      type: proof.type ?? "email",
      // Whoever tests something else may use a proof as often as they like.
      proofId: randomUUID(),
      issuedAtMs: clock.nowMs(),
      expiresAtMs: clock.nowMs() + PROOF_LIFE_MS,
    };
  } catch {
    return null;
  }
}
