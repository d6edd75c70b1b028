import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { importPacks } from "./content/import-packs.ts";
import { createHandlers } from "./handlers.ts";
import { createEmbeddedIdentity, type EmbeddedIdentity } from "./identity/embedded-identity.ts";
import { createHostedIdentity } from "./identity/hosted-identity.ts";
import { loadInterfaceTexts } from "./languages/interface-texts.ts";
import { mountMedia } from "./media/mount-media.ts";
import { mountPlayer } from "./pages/mount-player.ts";
import { createPages } from "./pages/pages.ts";
import { ensureDemoPlayers } from "./players/demo-players.ts";
import { signOutIdentity } from "./players/sign-out.ts";
import { createLocalPorts, mediaFolder } from "./ports/local-ports.ts";
import type { Ports } from "./ports/ports.ts";
import { openDatabase } from "./postgres/database.ts";
import { migrate } from "./postgres/migrate.ts";
import { startPostgres } from "./postgres/start-postgres.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
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
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const port = await choosePort(config.HOST, config.PORT);
  const url = config.PUBLIC_URL?.replace(/\/$/, "") ?? `http://${config.HOST}:${port}`;
  const secrets = await loadSecrets(dataFolder);
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  const database = openDatabase(postgres.connection, { log });
  const { db } = database;
  await migrate(postgres.connection, { log });

  const localPorts = createLocalPorts({ db, dataFolder, pepper: secrets.pepper, ...outside(config) });
  const settings = createSettingsSource(db, { nowMs: localPorts.clock.nowMs, demoMode: config.DEMO_MODE });
  await importContent({ root, log, ports: localPorts }, db);
  const parts = { config, db, ports: localPorts, secrets, url, log };
  const identity = createIdentity(parts, async () => (await settings.current()).appName);
  const ports: Ports = { ...localPorts, identity: identity.provider };

  const texts = await loadInterfaceTexts(join(root, "apps/player/locales"));
  const publicPages = await loadPublicPages(join(root, "content/pages"));
  const signIn = signInMethods(config);
  const service = await createService({
    db,
    ports,
    settings,
    handlers: createHandlers({ signIn, texts, publicPages }),
    checkOutput: config.NODE_ENV !== "production",
    trustedProxies: config.TRUSTED_PROXIES,
    metricsToken: config.METRICS_TOKEN ?? null,
    log: {
      request: (line) => log.info(line, "request"),
      bug: (error, incidentId, action) => log.error({ err: error, incidentId, action }, "a call failed"),
    },
    mount: (app) =>
      mountWeb(app, {
        identity: identity.embedded,
        mediaFolder: mediaFolder(dataFolder),
        player: {
          buildFolder: join(root, "apps/player/build"),
          origin: url,
          random: ports.random,
          contextFor: createPages({
            db,
            settings: settings.current,
            texts,
            signIn,
            publicPages,
            nowMs: ports.clock.nowMs,
          }),
          onError: (error) => log.error({ err: error }, "a page failed"),
        },
      }),
  });
  await service.app.listen({ host: config.HOST, port });
  const demo = config.DEMO_MODE
    ? await ensureDemoPlayers({ db, ports, settings: await settings.current() })
    : [];
  return {
    url,
    greeting: greet(url, demo),
    stop: async () => {
      await service.app.close();
      await identity.embedded?.idle();
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

type IdentityParts = {
  readonly config: Config;
  readonly db: Parameters<typeof createEmbeddedIdentity>[0]["db"];
  readonly ports: Omit<Ports, "identity">;
  readonly secrets: Secrets;
  readonly url: string;
  readonly log: Logger;
};

function createIdentity(parts: IdentityParts, appName: () => Promise<string>) {
  if (parts.config.HOSTED_IDENTITY !== undefined) {
    return { provider: createHostedIdentity(parts.config.HOSTED_IDENTITY), embedded: null };
  }
  const embedded = createEmbeddedIdentity({
    db: parts.db,
    ports: parts.ports,
    secrets: parts.secrets,
    baseUrl: parts.url,
    appName,
    providers: parts.config.SOCIAL_PROVIDERS ?? [],
    onPasswordReset: (who) => signOutIdentity(parts.db, who, parts.ports.clock.nowMs()),
    onBug: (error) => parts.log.warn({ err: error }, "identity provider"),
  });
  return { provider: embedded.provider, embedded };
}

async function importContent(
  {
    root,
    log,
    ports,
  }: { readonly root: string; readonly log: Logger; readonly ports: Omit<Ports, "identity"> },
  db: IdentityParts["db"],
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

type WebParts = {
  readonly identity: EmbeddedIdentity | null;
  readonly mediaFolder: string;
  readonly player: Parameters<typeof mountPlayer>[1];
};

async function mountWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  if (parts.identity !== null) await mountIdentity(app, parts.player.origin, parts.identity.handler);
  await mountMedia(app, parts.mediaFolder);
  await mountPlayer(app, parts.player);
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
