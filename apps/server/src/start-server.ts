import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { RequestPatience } from "./app.ts";
import { arrangeDemo, arriveInDemo } from "./arrange-demo.ts";
import type { Handlers } from "./calls/handle.ts";
import type { Config } from "./config.ts";
import { fillDatabase } from "./fill-database.ts";
import { loadExamPresets } from "./exams/presets.ts";
import { createHandlers } from "./handlers.ts";
import { createEmbeddedIdentity, type EmbeddedIdentity } from "./identity/embedded-identity.ts";
import { createHostedIdentity } from "./identity/hosted-identity.ts";
import { joinCluster, keepInStep } from "./join-cluster.ts";
import { loadInterfaceTexts } from "./languages/interface-texts.ts";
import { createTextsSource } from "./languages/texts-source.ts";
import { mountMedia } from "./media/mount-media.ts";
import { mountCrawling } from "./pages/mount-crawling.ts";
import { builtPlayer } from "./pages/built-player.ts";
import { mountInstall } from "./pages/install/mount-install.ts";
import { mountPlayer, type PlayerOptions } from "./pages/mount-player.ts";
import { busyPage } from "./pages/busy-page.ts";
import { createPages } from "./pages/pages.ts";
import { wishedLanguages } from "./net/wishes.ts";
import { signOutIdentity } from "./players/sign-out.ts";
import { systemClock } from "./ports/clock.ts";
import { createLocalPorts, mediaFolder } from "./ports/local-ports.ts";
import type { IdentityProvider, Ports } from "./ports/ports.ts";
import { openDatabase } from "./postgres/database.ts";
import { OPERATOR_HANDLERS } from "./operator-handlers.ts";
import { DEMO_LOGIN } from "./operators/demo-operator.ts";
import { migrate } from "./postgres/migrate.ts";
import { inTurn } from "./postgres/turn-queries.ts";
import { startPostgres } from "./postgres/start-postgres.ts";
import { loadSecrets } from "./secrets.ts";
import { createService } from "./compose.ts";
import type { SignInMethods } from "./boot/get-web-settings.ts";
import { loadPublicPages } from "./settings/public-pages.ts";
import { createSettingsSource } from "./settings/settings-source.ts";
import { greet } from "./start/greet.ts";
import { holdPort, toPortProblem } from "./start/hold-port.ts";
import { addressOf, keepAddress } from "./start/known-address.ts";
import { createBattles, serveBattles } from "./start-battles.ts";
import { startJobs } from "./start-jobs.ts";
import { mountIdentity } from "./transport/mount-identity.ts";
import { loadTrialSet } from "./trial/trial-set.ts";

export type RunningServer = {
  readonly url: string;
  /** What to print for the person who started it: address and demo logins. */
  readonly greeting: string;
  /** Finishes running calls, then closes sockets and database. */
  readonly stop: () => Promise<void>;
};

/** Connections that may wait to be let in; with the usual 511 the rest of a crowd knocks again after seconds. */
const BACKLOG = 4_096;
/** Between the word that the server stops and its end: kept-open connections say their next call, a proxy asks /readyz. */
const NOTICE_MS = 250;
const NOTICE_BEHIND_PROXY_MS = 3_000;

export type StartOptions = {
  readonly config: Config;
  /** The repository's root: migrations, content, texts and the built player app are below it. */
  readonly root: string;
  readonly log: Logger;
  /** Told what a person who waits may want to know; absent: nobody waits. */
  readonly say?: (line: string) => void;
  /** What pages come from, in place of the built player app. */
  readonly player?: PlayerOptions["player"];
  /** Longest times for a request, in place of the real ones. */
  readonly patience?: RequestPatience;
};

/** What a start has opened so far; a start that fails closes it, the newest first. */
type Opened = (() => Promise<void>)[];

/** Starts everything in order: port, database, content, identity, pages, HTTP. A start that fails leaves nothing running. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const opened: Opened = [];
  try {
    return await startAll(options, opened);
  } catch (error) {
    await closeAll(opened).catch(() => undefined);
    throw error;
  }
}

async function closeAll(opened: Opened): Promise<void> {
  for (const close of opened.toReversed()) await close();
}

async function startAll(options: StartOptions, opened: Opened): Promise<RunningServer> {
  const { config, root, log, say } = options;
  const ground = await openGround({ config, root, log }, opened);
  const { db, url } = ground;
  const identity = createIdentity(ground, { config, log });
  const ports: Ports = { ...ground.ports, identity: identity.provider };
  const words = await loadWords(ground, { root, config });
  const stopping = { isAsked: false };
  const isStopping = () => stopping.isAsked;
  const battles = createBattles({ ...ground, ports, log, isStopping });
  const handlers = createHandlers({ ...words, siteUrl: url, battles });
  // Of several starts at once each finds done what another one did.
  await inTurn(db, "start", async () => {
    await fillDatabase({ ...ground, root, log, trial: words.trial }, db);
    // Else two processes would make one each.
    if (config.REDIS_URL !== undefined) await identity.embedded?.makeKeys();
    if (config.DEMO_MODE) await arriveInDemo({ ...ground, ports, log, say }, handlers);
  });
  const service = await openService(options, {
    ground,
    ports,
    words,
    handlers,
    isStopping,
    embedded: identity.embedded,
  });
  await startJobs({ ...ground, ...ground.ports, ...words, log }, opened);
  await openDoor(service.app, ground, config);
  opened.push(async () => {
    await service.app.close();
    await identity.embedded?.idle();
  });
  opened.push(serveBattles({ ...ground, ports, log }, battles, service.app.server));
  await keepAddress(ground.dataFolder, url, log);
  const demo = await inTurn(db, "start", () => arrangeDemo(ground, config.DEMO_MODE));
  return {
    url,
    // Nobody is sent to a console that was not built.
    greeting: greet(url, builtConsole(root) === null ? { ...demo, operator: null } : demo),
    stop: async () => {
      // First everybody hears of it (/readyz, and answers that end their connection), then nobody new is let in.
      stopping.isAsked = true;
      await sleep(isBehindProxy(config) ? NOTICE_BEHIND_PROXY_MS : NOTICE_MS);
      await closeAll(opened);
    },
  };
}

/** Folder of the built console; null where it was not built, as in tests of other things. */
function builtConsole(root: string): string | null {
  const folder = join(root, "apps/admin/build");
  return existsSync(join(folder, "index.html")) ? folder : null;
}

function isBehindProxy({ TRUSTED_PROXIES: proxies, PUBLIC_URL: publicUrl }: Config): boolean {
  return proxies > 0 || publicUrl !== undefined;
}

type Grounded = {
  readonly ground: Ground;
  readonly ports: Ports;
  readonly words: Words;
  readonly handlers: Handlers;
  readonly isStopping: () => boolean;
  readonly embedded: EmbeddedIdentity | null;
};

async function openService(
  { config, root, log, patience, player = builtPlayer(join(root, "apps/player")) }: StartOptions,
  { ground, ports, words, handlers, isStopping, embedded }: Grounded,
) {
  const { db, settings, url, cluster } = ground;
  const pages = toPlayerOptions(ground, words, { player, log });
  return await createService({
    db,
    ports,
    settings,
    handlers,
    limit: cluster.limit,
    checkOutput: config.NODE_ENV !== "production",
    trustedProxies: config.TRUSTED_PROXIES,
    metricsToken: config.METRICS_TOKEN ?? null,
    isBehindProxy: isBehindProxy(config),
    log: {
      request: (line) => log.info(line, "request"),
      bug: (error, incidentId, action) => log.error({ err: error, incidentId, action }, "a call failed"),
      budget: (event) => log.warn(event, "a budget is used up"),
      away: (error, action) => log.warn({ err: error, action }, "a call was turned away"),
    },
    console: {
      handlers: OPERATOR_HANDLERS,
      siteUrl: url,
      demoLogin: config.DEMO_MODE ? DEMO_LOGIN : null,
      folder: builtConsole(root),
      windows: cluster.windows,
    },
    isSecure: url.startsWith("https:"),
    isStopping,
    ...(patience === undefined ? {} : { patience }),
    mount: async (app, { calls }) => {
      if (embedded !== null) await mountIdentity(app, { origin: url, handler: embedded.handler, calls });
      await mountMedia(app, mediaFolder(ground.dataFolder));
      mountCrawling(app, url, async () => [...(await words.texts.current()).keys()]);
      mountInstall(app, { texts: words.texts, settings: settings.current });
      await mountPlayer(app, pages);
    },
  });
}

/** Gives the held port up, and takes it at once. */
async function openDoor(
  app: Awaited<ReturnType<typeof createService>>["app"],
  { heldPort: { port, release } }: Pick<Ground, "heldPort">,
  { HOST: host }: Config,
): Promise<void> {
  await release();
  await app.listen({ host, port, backlog: BACKLOG }).catch((error: unknown) => {
    throw toPortProblem(error, host, port);
  });
}

function toPlayerOptions(
  { db, ports, settings, url }: Ground,
  words: Words,
  { player, log }: { readonly player: PlayerOptions["player"]; readonly log: Logger },
): PlayerOptions {
  const { nowMs } = ports.clock;
  return {
    player,
    origin: url,
    random: ports.random,
    nowMs,
    sourceOf: createPages({
      db,
      settings: settings.current,
      nowMs,
      keyedHash: ports.keyedHash,
      ...words,
    }),
    busyPage: (wishes) => busyPage(words.texts.last(), wishedLanguages(wishes)),
    onError: (error) => log.error({ err: error }, "a page failed"),
  };
}

type Words = Awaited<ReturnType<typeof loadWords>>;

/** What is read once from the repository and the configuration. */
async function loadWords(
  { db, ports }: Pick<Ground, "db" | "ports">,
  { root, config }: { readonly root: string; readonly config: Config },
) {
  const shipped = await loadInterfaceTexts(join(root, "apps/player/locales"));
  return {
    signIn: signInMethods(config),
    texts: createTextsSource(db, { shipped, nowMs: ports.clock.nowMs }),
    publicPages: await loadPublicPages(join(root, "content/pages")),
    trial: await loadTrialSet(join(root, "content/trial.json")),
    exams: await loadExamPresets(join(root, "content/exams")),
  };
}

/** What everything else stands on: address, secrets, migrated database, local ports, settings. */
async function openGround({ config, root, log }: StartOptions, opened: Opened) {
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const heldPort = await holdPort(config.HOST, config.PORT);
  opened.push(heldPort.release);
  const secrets = await loadSecrets(dataFolder);
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  opened.push(postgres.stop);
  await migrate(postgres.connection, { log });
  const database = openDatabase(postgres.connection, { log });
  opened.push(database.close);
  const { db } = database;
  const ports = createLocalPorts({
    db,
    log,
    connection: postgres.connection,
    dataFolder,
    backupFolder: config.BACKUP_FOLDER,
    pepper: secrets.pepper,
    ...outside(config),
  });
  const cluster = await joinCluster({ config, keyedHash: ports.keyedHash, log });
  opened.push(cluster.stop);
  const settings = createSettingsSource(db, {
    nowMs: ports.clock.nowMs,
    demoMode: config.DEMO_MODE,
    onInvalid: (keys) => log.warn({ keys }, "stored settings are not valid; their defaults are used"),
  });
  keepInStep(cluster, db, settings);
  return {
    dataFolder,
    connection: postgres.connection,
    heldPort,
    url: addressOf(config, heldPort.port),
    secrets,
    db,
    ports,
    cluster,
    settings,
  };
}

function outside(config: Config) {
  return {
    smtp: config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM },
    sms: config.SMS_URL === undefined ? null : { url: config.SMS_URL, token: config.SMS_TOKEN ?? null },
    allowPrivatePush: config.PUSH_PRIVATE_HOSTS,
  };
}

function signInMethods(config: Config): SignInMethods {
  const isEmbedded = config.HOSTED_IDENTITY === undefined;
  return {
    email: isEmbedded,
    phone: isEmbedded,
    social: (config.SOCIAL_PROVIDERS ?? []).map(({ id, name }) => ({ id, name })),
    provider: isEmbedded ? "embedded" : "hosted",
  };
}

type Ground = Awaited<ReturnType<typeof openGround>>;

function createIdentity(
  ground: Ground,
  { config, log }: { readonly config: Config; readonly log: Logger },
): { readonly provider: IdentityProvider; readonly embedded: EmbeddedIdentity | null } {
  if (config.HOSTED_IDENTITY !== undefined) {
    return { provider: createHostedIdentity(config.HOSTED_IDENTITY), embedded: null };
  }
  const { db, ports, secrets, settings, url, cluster } = ground;
  const embedded = createEmbeddedIdentity({
    db,
    // better-auth dates its sessions and tokens by the machine's clock: one clock for all of it.
    ports: { ...ports, clock: systemClock },
    limitsClock: ports.clock,
    windows: cluster.windows,
    secrets,
    baseUrl: url,
    settings: settings.current,
    providers: config.SOCIAL_PROVIDERS ?? [],
    onPasswordReset: (who) => signOutIdentity(db, who, systemClock.nowMs()),
    onBug: (error) => log.warn({ err: error }, "identity provider"),
  });
  return { provider: embedded.provider, embedded };
}
