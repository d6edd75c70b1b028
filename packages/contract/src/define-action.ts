import type { z } from "zod";
import type { RefusalName, SuccessName } from "./codes.ts";

/**
 * Who may call. `public`: anyone, a token is honoured when sent. `proof`: the bearer is a signed identity token, not
 * our own. `player`: a valid api_token.
 */
export type Access = "public" | "proof" | "player";

/** One call of the contract. Route, handler type, client, OpenAPI, conformance and fuzz tests derive from this value. */
export type ActionDefinition = {
  /** Wire name; the route is POST /api/<name>. */
  readonly name: string;
  /** One sentence for the generated API description. */
  readonly summary: string;
  readonly access: Access;
  /** Request fields; form text is accepted for numbers, flags and JSON (see fields.ts). */
  readonly input: z.ZodObject;
  /** Shape of `data` in a success. */
  readonly output: z.ZodType;
  /** Message codes a success may carry; empty for plain data. */
  readonly messages: readonly SuccessName[];
  /** Refusals beyond the common ones. */
  readonly refusals: readonly RefusalName[];
  /** Calls per minute and player (or address, for visitors). */
  readonly perMinute: number;
  /** Answers while maintenance closes everything else: settings, languages and sign-out (contract §7). */
  readonly staysOpen?: true;
  /** Name of the one file field, for uploads only. */
  readonly file?: string;
};

/** Declares an action and keeps its literal types. */
export function defineAction<const A extends ActionDefinition>(action: A): A {
  return action;
}

export type InputOf<A extends ActionDefinition> = z.output<A["input"]>;
/** What a caller passes: parsed types or form text, defaults optional. */
export type RequestOf<A extends ActionDefinition> = z.input<A["input"]>;
export type OutputOf<A extends ActionDefinition> = z.output<A["output"]>;
