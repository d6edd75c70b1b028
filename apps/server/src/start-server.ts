import { join, resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { importPacks } from "./content/import-packs.ts";
import { createHandlers } from "./handlers.ts";
import { createEmbeddedIdentity, type EmbeddedIdentity } from "./identity/embedded-identity.ts";
import { createHostedIdentity } from "./identity/hosted-identity.ts";
import { loadInterfaceTexts } from "./languages/interface-texts.ts";
import { mountMedia } from "./media/mount-media.ts";
import { mountPlayer, type PlayerOptions } from "./pages/mount-player.ts";
import { createPages } from "./pages/pages.ts";
import { ensureDemoPlayers } from "./players/demo-players.ts";
import { signOutIdentity } from "./players/sign-out.ts";
import { createLocalPorts, mediaFolder } from "./ports/local-ports.ts";
import type { IdentityProvider, Ports } from "./ports/ports.ts";
import { openDatabase, type Db } from "./postgres/database.ts";
import { migrate } from "./postgres/migrate.ts";
import { startPostgres } from "./postgres/start-postgres.ts";
import { loadSecrets } from "./secrets.ts";
import { createService } from "./service.ts";
import type { SignInMethods } from "./settings/get-web-settings.ts";
import { loadPublicPages } from "./settings/public-pages.ts";
import { createSettingsSource } from "./settings/settings-source.ts";
import { choosePort } from "./transport/free-port.ts";
import { mountIdentity } from "./transport/mount-identity.ts";

export type RunningServer = {
  readonly url: string;
  /** What to print for the person who started it: address and demo logins. */
  readonly greeting: string;
  /** Finishes running calls, then closes sockets and database. */
  readonly stop: () => Promise<void>;
};

export type StartOptions = {
  readonly config: Config;
  /** The repository's root: migrations, content, texts and the built player app are below it. */
  readonly root: string;
  readonly log: Logger;
};

/** Starts everything in order: database, content, identity, pages, HTTP. */
export async function startServer({ config, root, log }: StartOptions): Promise<RunningServer> {
  const ground = await openGround({ config, root, log });
  const { db, ports: localPorts, settings, url } = ground;
  await importContent({ root, log, ports: localPorts }, db);
  const identity = createIdentity(ground, { config, log });
  const ports: Ports = { ...localPorts, identity: identity.provider };
  const words = {
    signIn: signInMethods(config),
    texts: await loadInterfaceTexts(join(root, "apps/player/locales")),
    publicPages: await loadPublicPages(join(root, "content/pages")),
  };
  const player: PlayerOptions = {
    folder: join(root, "apps/player"),
    origin: url,
    random: ports.random,
    contextFor: createPages({ db, settings: settings.current, nowMs: ports.clock.nowMs, ...words }),
    onError: (error) => log.error({ err: error }, "a page failed"),
  };
  const service = await createService({
    db,
    ports,
    settings,
    handlers: createHandlers(words),
    checkOutput: config.NODE_ENV !== "production",
    trustedProxies: config.TRUSTED_PROXIES,
    metricsToken: config.METRICS_TOKEN ?? null,
    isBehindProxy: config.TRUSTED_PROXIES > 0 || config.PUBLIC_URL !== undefined,
    log: {
      request: (line) => log.info(line, "request"),
      bug: (error, incidentId, action) => log.error({ err: error, incidentId, action }, "a call failed"),
      away: (error, action) => log.warn({ err: error, action }, "a call was turned away"),
    },
    mount: async (app) => {
      if (identity.embedded !== null) await mountIdentity(app, url, identity.embedded.handler);
      await mountMedia(app, mediaFolder(ground.dataFolder));
      await mountPlayer(app, player);
    },
  });
  await service.app.listen({ host: config.HOST, port: ground.port });
  const demo = config.DEMO_MODE
    ? await ensureDemoPlayers({ db, ports, settings: await settings.current() })
    : [];
  return {
    url,
    greeting: greet(url, demo),
    stop: async () => {
      await service.app.close();
      await identity.embedded?.idle();
      await ground.close();
    },
  };
}

/** What everything else stands on: address, secrets, migrated database, local ports, settings. */
async function openGround({ config, root, log }: StartOptions) {
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const port = await choosePort(config.HOST, config.PORT);
  const secrets = await loadSecrets(dataFolder);
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  await migrate(postgres.connection, { log });
  const database = openDatabase(postgres.connection, { log });
  const { db } = database;
  const ports = createLocalPorts({ db, dataFolder, pepper: secrets.pepper, ...outside(config) });
  return {
    dataFolder,
    port,
    url: config.PUBLIC_URL?.replace(/\/$/, "") ?? `http://${config.HOST}:${port}`,
    secrets,
    db,
    ports,
    settings: createSettingsSource(db, {
      nowMs: ports.clock.nowMs,
      demoMode: config.DEMO_MODE,
      onInvalid: (keys) => log.warn({ keys }, "stored settings are not valid; their defaults are used"),
    }),
    close: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}

function outside(config: Config) {
  return {
    smtp: config.SMTP_URL === undefined ? null : { url: config.SMTP_URL, from: config.MAIL_FROM },
    sms: config.SMS_URL === undefined ? null : { url: config.SMS_URL, token: config.SMS_TOKEN ?? null },
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
  const { db, ports, secrets, settings, url } = ground;
  const embedded = createEmbeddedIdentity({
    db,
    ports,
    secrets,
    baseUrl: url,
    appName: async () => (await settings.current()).appName,
    providers: config.SOCIAL_PROVIDERS ?? [],
    onPasswordReset: (who) => signOutIdentity(db, who, ports.clock.nowMs()),
    onBug: (error) => log.warn({ err: error }, "identity provider"),
  });
  return { provider: embedded.provider, embedded };
}

async function importContent(
  {
    root,
    log,
    ports,
  }: { readonly root: string; readonly log: Logger; readonly ports: Omit<Ports, "identity"> },
  db: Db,
): Promise<void> {
  const reports = await importPacks(db, join(root, "content/packs"), {
    nowMs: ports.clock.nowMs(),
    uuid: ports.random.uuid,
    dryRun: false,
    storage: ports.storage,
    onProgress: () => undefined,
  });
  for (const report of reports)
    log.info({ pack: report.pack, status: report.status, ...report.counts }, "content");
}

function greet(url: string, demo: readonly { readonly email: string; readonly password: string }[]): string {
  const logins = demo.map(({ email, password }) => `  ${email}  password: ${password}`);
  return [
    "",
    `Crosscheck is ready: ${url}`,
    ...(logins.length === 0 ? [] : ["Demo logins:", ...logins, "Mails and codes: npm run outbox"]),
    "Stop with Ctrl-C.",
  ].join("\n");
}
