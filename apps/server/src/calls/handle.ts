import type {
  Access,
  ActionDefinition,
  ActionName,
  Actions,
  CommonRefusal,
  InputOf,
  OperatorAction,
  OutputOf,
  Refusal,
  Role,
  SuccessName,
} from "@crosscheck/contract";
import type { Db } from "../postgres/database.ts";
import type { PresentedProof } from "../ports/identity-proof.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import type { FinishEffect } from "./finish-effect.ts";

/** Somebody without a token, or with one that has ended. */
export type Visitor = { readonly kind: "visitor" };

/** Somebody who presents a proof of identity that was checked, not our own token. */
export type Proven = { readonly kind: "proven"; readonly proof: PresentedProof };

/** The player behind a valid api_token. */
export type SignedIn = {
  readonly kind: "player";
  readonly playerId: string;
  readonly deviceId: string;
  /** Time of the sign-in that made this token (ms since epoch, server clock). */
  readonly signedInAtMs: number;
  /** Whether content in the default language may stand in for what is not written in the chosen one. */
  readonly alsoDefaultLanguage: boolean;
  /** The language of the player's pages, as last told; null while it never was. */
  readonly pageLanguage: string | null;
};

/** An operator who is not disabled, with the roles held now. */
export type Operator = {
  readonly kind: "operator";
  /** null: whoever has a shell on the host, for what happens before there is an operator. */
  readonly operatorId: string | null;
  readonly roles: readonly Role[];
};

/** Whoever calls: the one way to tell. */
export type Caller = Visitor | Proven | SignedIn | Operator;

/** Who can reach the handler of an action, by the action's `access`. */
type CallerOf<A extends Access> = A extends "player"
  ? SignedIn
  : A extends "proof"
    ? Proven
    : A extends "public"
      ? Visitor | SignedIn
      : Operator;

/** What every handler gets beside its input. Time and randomness come from `ports`, never from globals. */
export type CallContext = {
  readonly db: Db;
  readonly ports: Ports;
  /** Numbers and switches as the admin has them now. */
  readonly settings: Settings;
  readonly nowMs: number;
  /** What the end of an attempt causes in other areas. */
  readonly effects: readonly FinishEffect[];
  /** Content language asked for by the `language_id` field is the handler's own business; this is the page language. */
  readonly client: { readonly address: string; readonly userAgent: string };
  /** The uploaded file of an action that declares one, else null. */
  readonly file: Uint8Array | null;
  /** Counts a number in the request that contradicts the server's own (contract §3.6). */
  readonly countContradiction: (field: string) => void;
};

/** A success: data, the message code's name where the contract lists one, and the total of a paged list. */
export type Answer<A extends ActionDefinition | OperatorAction> = {
  readonly data: OutputOf<A>;
  readonly message?: Extract<A["messages"][number], SuccessName>;
  readonly total?: number;
};

export type Handler<A extends ActionDefinition> = (
  call: CallContext & { readonly caller: CallerOf<A["access"]>; readonly input: InputOf<A> },
) => Promise<Answer<A> | Refusal<A["refusals"][number] | CommonRefusal>>;

/** Handlers for the whole contract: a missing one, or a refusal its contract does not declare, fails to compile. */
export type Handlers = { readonly [Name in ActionName]: Handler<Actions[Name]> };
