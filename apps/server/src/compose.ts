import type { FastifyInstance } from "fastify";
import { createApp, type AppOptions, type RequestLine } from "./app.ts";
import type { Handlers } from "./calls/handle.ts";
import { FINISH_EFFECTS } from "./finish-effects.ts";
import { listSendCounts } from "./identity/send-counts.ts";
import { isDatabaseReady, type Db } from "./postgres/database.ts";
import { createAuthenticator, isKnownToken, type Authenticator } from "./players/authenticate.ts";
import { listJobRuns } from "./ports/job-run-queries.ts";
import type { Ports } from "./ports/ports.ts";
import type { SettingsSource } from "./settings/settings-source.ts";
import { createActionCore, type ActionCore, type BudgetEvent } from "./transport/action-core.ts";
import type { Crowd } from "./net/crowd.ts";
import { createWindowLimits, type WindowLimits } from "./net/window-limits.ts";
import type { OperatorHandlers } from "./calls/operate.ts";
import { createConsoleCore } from "./transport/console-core.ts";
import { mountConsole } from "./transport/mount-console.ts";
import { createMetrics } from "./transport/metrics.ts";
import { createRateLimiter, type RateLimiter } from "./net/rate-limiter.ts";

export type ServiceOptions = {
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: SettingsSource;
  readonly handlers: Handlers;
  readonly checkOutput: boolean;
  readonly trustedProxies: number;
  readonly metricsToken: string | null;
  readonly isBehindProxy?: boolean;
  readonly isStopping?: () => boolean;
  readonly isSecure?: boolean;
  readonly log: {
    readonly request: (line: RequestLine) => void;
    /** A bug: the call answered 500 with this incident id. */
    readonly bug: (error: unknown, incidentId: string, action: string) => void;
    /** Somebody has used up a budget, such as that of new questions. */
    readonly budget?: (event: BudgetEvent) => void;
    /** The database or the identity provider did not answer in time; the call answered 503. */
    readonly away?: (error: unknown, action: string) => void;
  };
  /** Rate limiter in place of the real one; tests of other things leave it out. */
  readonly limit?: RateLimiter;
  /** What is in hand of calls in place of the real bounds. */
  readonly calls?: Crowd;
  readonly patience?: AppOptions["patience"];
  readonly mount?: AppOptions["mount"];
  /** Absent: those who run the site have their commands only. */
  readonly console?: ConsoleOptions;
};

/** What the console of those who run the site stands on, beside what everything stands on. */
export type ConsoleOptions = {
  readonly handlers: OperatorHandlers;
  readonly siteUrl: string;
  /** Of the demo's operator; null where this is no demo. */
  readonly demoLogin: { readonly email: string; readonly password: string } | null;
  /** Where the built console is; null: calls only. */
  readonly folder: string | null;
  /** Counts tries to sign in, in place of this process alone. */
  readonly windows?: WindowLimits;
};

export type Service = { readonly app: FastifyInstance; readonly core: ActionCore };

/** Puts handlers, sign-in, rates and metrics together into the HTTP application; the same for main and tests. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const metrics = createMetrics({
    listSends: () => listSendCounts(options.db),
    listJobs: () => listJobRuns(options.db),
  });
  const authenticate: Authenticator = createAuthenticator(options.db);
  const core = createActionCore({
    handlers: options.handlers,
    db: options.db,
    ports: options.ports,
    settings: options.settings.current,
    effects: FINISH_EFFECTS,
    authenticate,
    isKnown: (bearer) => isKnownToken(options.db, bearer),
    limit: options.limit ?? createRateLimiter(),
    checkOutput: options.checkOutput,
    onBug: options.log.bug,
    ...(options.log.away === undefined ? {} : { onAway: options.log.away }),
    countContradiction: metrics.countContradiction,
    onBudget: (event) => {
      metrics.countBudget(event.action);
      options.log.budget?.(event);
    },
  });
  const { appName } = await options.settings.current();
  const app = await createApp({
    core,
    metrics,
    appName,
    isReady: () => isDatabaseReady(options.db),
    trustedProxies: options.trustedProxies,
    resultKey: options.ports.resultSigner.publicKey,
    metricsToken: options.metricsToken,
    ...(options.isBehindProxy === undefined ? {} : { isBehindProxy: options.isBehindProxy }),
    ...(options.isSecure === undefined ? {} : { isSecure: options.isSecure }),
    ...(options.isStopping === undefined ? {} : { isStopping: options.isStopping }),
    ...(options.calls === undefined ? {} : { calls: options.calls }),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    log: options.log.request,
    mount: async (fastify, parts) => {
      if (options.console !== undefined)
        await openConsole(fastify, { ...parts, options, appName }, options.console);
      await options.mount?.(fastify, parts);
    },
  });
  return { app, core };
}

async function openConsole(
  app: FastifyInstance,
  parts: { readonly options: ServiceOptions; readonly appName: string; readonly calls: Crowd },
  { handlers, siteUrl, demoLogin, folder, windows = createWindowLimits() }: ConsoleOptions,
): Promise<void> {
  const { db, ports, settings, limit = createRateLimiter(), log } = parts.options;
  const core = createConsoleCore({
    ground: { db, ports, settings, siteUrl, demoLogin, windows },
    handlers,
    limit,
    onBug: log.bug,
    ...(log.away === undefined ? {} : { onAway: log.away }),
  });
  await mountConsole(app, { core, siteUrl, appName: parts.appName, calls: parts.calls, folder });
}
