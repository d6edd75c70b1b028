import type { Db } from "../postgres/database.ts";
import type { WindowLimits } from "../net/window-limits.ts";
import type { Clock, Ports } from "../ports/ports.ts";
import type { SendSettings } from "./send-budget.ts";
import type { SocialProviderOptions } from "./social-providers.ts";

/** What the identity provider inside this server is made with. */
export type EmbeddedIdentityOptions = {
  readonly db: Db;
  readonly ports: Omit<Ports, "identity">;
  /** Clock of the limits per minute. Default: that of the ports. */
  readonly limitsClock?: Clock;
  /** Where they are counted. Default: in this process. */
  readonly windows?: WindowLimits;
  readonly secrets: { readonly identity: string };
  /** Address of this site as players see it, without a slash at the end. */
  readonly baseUrl: string;
  /** The name of the site and the budgets of messages, as they are now. */
  readonly settings: () => Promise<SendSettings & { readonly appName: string }>;
  readonly providers: readonly SocialProviderOptions[];
  /** Called after a password was reset; signs the player's devices out. */
  readonly onPasswordReset: (who: { readonly issuer: string; readonly subject: string }) => Promise<void>;
  /** Told about what went wrong inside. */
  readonly onBug?: (error: unknown) => void;
  /** Default 300. */
  readonly neutralMs?: number;
};
