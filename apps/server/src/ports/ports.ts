import type { PresentedProof } from "./identity-proof.ts";
import type { JobRequests } from "./jobs.ts";

/** Everything outside the process and the database. Tests replace these and nothing else. */
export type Ports = {
  readonly clock: Clock;
  readonly random: Random;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly identity: IdentityProvider;
  readonly storage: StoragePort;
  readonly keyedHash: KeyedHash;
  readonly vault: Vault;
  readonly resultSigner: Signer;
  readonly push: PushPort;
  readonly backups: BackupsPort;
  readonly jobs: JobRequests;
};

/** Only moves forward, as fast as time does, whatever happens to the machine's clock (steady-clock.ts). */
export type Clock = { readonly nowMs: () => number };

export type Random = {
  /** UUIDv7: time-ordered ids. */
  readonly uuid: () => string;
  readonly bytes: (count: number) => Uint8Array;
  /** Seed for the pure rules, a 32-bit whole number. */
  readonly seed: () => number;
};

/** HMAC-SHA256 with a secret of this installation, for short codes that a plain hash would not hide. 32 bytes. */
export type KeyedHash = (text: string) => Uint8Array;

/**
 * Encrypts what must be read again but not by whoever reads the database. `about` names the row it stands in: it opens
 * nowhere else. `open` answers null for what was sealed elsewhere, under another secret, or changed.
 */
export type Vault = {
  readonly seal: (text: string, about: string) => Uint8Array;
  readonly open: (sealed: Uint8Array, about: string) => string | null;
};

/** A public key of Ed25519 as JWK (RFC 8037); `x` is base64url. */
export type PublicSigningKey = { readonly kty: "OKP"; readonly crv: "Ed25519"; readonly x: string };

/** Signs results of exams with the key of this installation (Ed25519); 64 bytes. */
export type Signer = {
  readonly publicKey: PublicSigningKey;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
};

export type MailPort = {
  readonly send: (mail: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
  }) => Promise<void>;
};

export type SmsPort = {
  readonly send: (sms: { readonly to: string; readonly text: string }) => Promise<void>;
};

/** A browser on a device, as its push service knows it. */
export type PushTarget = {
  readonly endpoint: string;
  /** Keys of the browser, base64url: a point of P-256, and 16 random bytes. */
  readonly p256dh: string;
  readonly auth: string;
};

export type PushMessage = {
  readonly payload: string;
  /** A later message with the same topic replaces one that waits. At most 32 characters of base64url. */
  readonly topic: string;
  /** How long the service keeps it for a device that is away. */
  readonly ttlSeconds: number;
  /** Whom the service may write to about us: a mailto address. */
  readonly contact: string;
};

/** `gone`: the browser is subscribed no more. `refused`: another try would not help. `later`: it may. */
export type PushOutcome =
  | { readonly outcome: "sent" | "gone" }
  /** With the status of the answer; null: it was not asked. */
  | { readonly outcome: "refused"; readonly status: number | null }
  | { readonly outcome: "later"; readonly afterSeconds: number | null };

/** Messages to browsers that have subscribed to them. */
export type PushPort = {
  /** With which browsers subscribe; base64url. */
  readonly publicKey: string;
  /** Whether a message could be sent there: a push service of the internet, and keys that are keys. */
  readonly takes: (target: PushTarget) => boolean;
  readonly send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
};

/** The configured provider of identity tokens. */
export type IdentityProvider = {
  /** Null when the token proves nothing; throws IdentityAway when the provider's keys cannot be read now. */
  readonly verify: (token: string) => Promise<PresentedProof | null>;
  /** The clock that its tokens are dated by, unlike ours: it is set. What is compared with their times is read here. */
  readonly nowMs: () => number;
};

/** The identity provider does not answer; says nothing about the token. */
export class IdentityAway extends Error {
  override readonly name = "IdentityAway";
}

/** Public files under /media: content-addressed or random names. */
export type StoragePort = {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null: there is no such file. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly remove: (name: string) => Promise<void>;
};

/** A backup that is whole. */
export type Backup = {
  /** When it was made, in UTC: `2026-11-28T02-07-00Z`. */
  readonly name: string;
  readonly madeAt: Date;
  readonly kind: "wanted" | "nightly";
  readonly bytes: number;
};

/** Backups of this installation, on the host where it runs: none leaves it by this port. */
export type BackupsPort = {
  /** The newest first. */
  readonly list: () => Promise<readonly Backup[]>;
  /** Whether one is being made, by whatever process. */
  readonly isBusy: () => Promise<boolean>;
  /** Makes one and answers its name; null: another one is being made. */
  readonly make: (kind: Backup["kind"]) => Promise<string | null>;
  /** Begins one that a person wants; how it ends is known by `list` and `problem`. */
  readonly begin: () => void;
  /** Waits for one that was begun, for a process that ends by itself. */
  readonly idle: () => Promise<void>;
  /** What the last one that was begun failed with; null: it did not, or is being made. */
  readonly problem: () => string | null;
  /** False: there is none of this name. */
  readonly remove: (name: string) => Promise<boolean>;
};
