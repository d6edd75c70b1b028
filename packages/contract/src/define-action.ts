import type { z } from "zod";
import type { RefusalName, SuccessName } from "./codes.ts";
import type { OperatorRefusalName } from "./operator-codes.ts";

/**
 * What an operator is trusted with. `admin`: everything. `author`: content. `examiner`: exams and their candidates.
 * `support`: players, reports, and payouts to look at.
 */
export const ROLES = ["admin", "author", "examiner", "support"] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call. `public`: anyone, a token is honoured when sent. `proof`: the bearer is a signed identity token, not
 * our own. `player`: a valid api_token. `roles`: an operator who holds one of them.
 */
export type Access = ApiAccess | OperatorAccess;
type ApiAccess = "public" | "proof" | "player";
type OperatorAccess = { readonly roles: readonly Role[] };

/** What every call is, whoever may make it. */
type AnyAction = {
  /** Wire name. */
  readonly name: string;
  /** One sentence for the generated API description. */
  readonly summary: string;
  /** Request fields; form text is accepted for numbers, flags and JSON (see fields.ts). */
  readonly input: z.ZodObject;
  /** Shape of `data` in a success. */
  readonly output: z.ZodType;
  /** Message codes a success may carry; empty for plain data. */
  readonly messages: readonly SuccessName[];
  /** Calls per minute and player (or address, for visitors). */
  readonly perMinute: number;
  /** Answers while maintenance closes everything else: settings, languages and sign-out (contract §7). */
  readonly staysOpen?: true;
  /** Name of the one file field, for uploads only. */
  readonly file?: string;
};

/**
 * One call of the players' contract, POST /api/<name>. Route, handler type, client, OpenAPI, conformance and fuzz tests
 * derive from this value.
 */
export type ActionDefinition = AnyAction & {
  readonly access: ApiAccess;
  /** Refusals beyond the common ones. */
  readonly refusals: readonly RefusalName[];
};

/** One call of those who run the site; filed in OPERATOR_ACTIONS, never under /api and never in the player's app. */
export type OperatorAction = AnyAction & {
  readonly access: OperatorAccess;
  /** Asked again and again, by nothing, or shows what it is given: without a row of the audit. */
  readonly isUnaudited?: true;
  /** In the console it needs the password of the last half hour: it moves money, or says who may act. */
  readonly needsPresence?: true;
  /** Refusals beyond those of every operator's call. */
  readonly refusals: readonly (RefusalName | OperatorRefusalName)[];
};

/** Declares an action and keeps its literal types. */
export function defineAction<const A extends ActionDefinition | OperatorAction>(action: A): A {
  return action;
}

export type InputOf<A extends AnyAction> = z.output<A["input"]>;
/** What a caller passes: parsed types or form text, defaults optional. */
export type RequestOf<A extends AnyAction> = z.input<A["input"]>;
export type OutputOf<A extends AnyAction> = z.output<A["output"]>;
