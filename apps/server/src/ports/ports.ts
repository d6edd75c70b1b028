import type { IdentityProof } from "../handle.ts";

/** Everything outside the process and the database. Tests replace these and nothing else. */
export type Ports = {
  readonly clock: Clock;
  readonly random: Random;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly identity: IdentityProvider;
  readonly storage: StoragePort;
};

export type Clock = { readonly nowMs: () => number };

export type Random = {
  /** UUIDv7: time-ordered ids. */
  readonly uuid: () => string;
  readonly bytes: (count: number) => Uint8Array;
  /** Seed for the pure rules, a 32-bit whole number. */
  readonly seed: () => number;
};

export type MailPort = {
  readonly send: (mail: { readonly to: string; readonly subject: string; readonly text: string }) => Promise<void>;
};

export type SmsPort = { readonly send: (sms: { readonly to: string; readonly text: string }) => Promise<void> };

/** Verifies identity tokens of the configured provider. Null when the token proves nothing. */
export type IdentityProvider = { readonly verify: (token: string) => Promise<IdentityProof | null> };

/** Public files under /media: content-addressed or random names. */
export type StoragePort = {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};
