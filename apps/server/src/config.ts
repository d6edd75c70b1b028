import { z } from "zod";
import { StartProblem } from "./start/start-problem.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

/** A social or hosted identity provider as configured by the operator. */
const socialProvider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(40),
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

const hostedIdentity = z.strictObject({
  issuer: z.url(),
  audience: z.string().min(1),
  jwksUrl: z.url(),
});

const jsonOf = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "is not JSON" });
        return z.NEVER;
      }
    })
    .pipe(shape);

const environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  /** Unset: 3000, or the next free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Address players use, when a proxy stands in front; else http://host:port. */
  PUBLIC_URL: z.url().optional(),
  DATA_FOLDER: z.string().min(1).default(".data"),
  /** Where backups are kept, best on another disk; unset: in the data folder. */
  BACKUP_FOLDER: z.string().min(1).optional(),
  DATABASE_URL: z
    .url({
      protocol: /^(postgres|postgresql|socket)$/,
      error: "is not an address like postgres://user:password@host:5432/database",
    })
    .optional(),
  /** Redis or Valkey, which several processes of one installation share; unset: there is one process. */
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: "is not an address like redis://user:password@host:6379",
    })
    .optional(),
  /** Name of this process among those of the installation, the same after a restart. */
  NODE_NAME: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/, {
      error: "is not a name of up to 32 lower-case letters, digits and hyphens",
    })
    .default("one"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** Demo content and logins, outbox hints, profile updates blocked as the spec says. */
  DEMO_MODE: flag.default(false),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default("Crosscheck <no-reply@crosscheck.example>"),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** Push services in this machine's own network may be asked, also without TLS: for tests and closed networks. */
  PUSH_PRIVATE_HOSTS: flag.default(false),
  SOCIAL_PROVIDERS: jsonOf(z.array(socialProvider).max(8)).optional(),
  HOSTED_IDENTITY: jsonOf(hostedIdentity).optional(),
});

export type Config = z.output<typeof environment>;

/** Reads the configuration; every problem at once, one per line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new StartProblem(`The environment is not valid:\n${problems.join("\n")}`);
}
