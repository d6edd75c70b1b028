import { ACTIONS, isRefusal, refuse, type ActionDefinition, type Refusal } from "@crosscheck/contract";
import type { Answer, CallContext, Handlers, Proven, SignedIn, Visitor } from "../calls/handle.ts";
import type { PresentedProof } from "../ports/identity-proof.ts";
import { ClusterAway } from "../cluster/cluster.ts";
import type { FinishEffect } from "../calls/finish-effect.ts";
import { isDatabaseAway } from "../postgres/database-errors.ts";
import type { Db } from "../postgres/database.ts";
import type { Authenticator, TokenOwner } from "../players/authenticate.ts";
import { IdentityAway, type Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { toBusyResult, toResult, toSuccess, toTooMany, type CallResult } from "./call-result.ts";
import { wrongField } from "../calls/wrong-field.ts";
import { readFields } from "./read-fields.ts";
import { callerOf, createDoor, type Door, type RateLimiter } from "../net/rate-limiter.ts";

/** One call as it arrives, free of any HTTP library. */
export type IncomingCall = {
  readonly action: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
  readonly address: string;
  readonly userAgent: string;
};

export type ActionCore = (call: IncomingCall) => Promise<CallResult>;

export type ActionCoreOptions = {
  readonly handlers: Handlers;
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: () => Promise<Settings>;
  /** What the end of an attempt causes in other areas. */
  readonly effects: readonly FinishEffect[];
  readonly authenticate: Authenticator;
  /** Whether a bearer was somebody's lately: then it passes the door that strangers of the same address have closed. */
  readonly isKnown?: (bearer: string) => boolean;
  readonly limit: RateLimiter;
  /** Parses every answer with its contract; on in development and tests. */
  readonly checkOutput: boolean;
  readonly onBug: (error: unknown, incidentId: string, action: string) => void;
  /** A call was answered 503 because of this. */
  readonly onAway?: (error: unknown, action: string) => void;
  readonly countContradiction: (action: string, field: string) => void;
  /** A player or address has used up what a handler counts itself, beyond the rate of the action. */
  readonly onBudget?: (event: BudgetEvent) => void;
};

export type BudgetEvent = {
  readonly action: string;
  readonly playerId: string | null;
  readonly retryAfterSeconds: number | null;
};

/** Whoever comes in here: operators have no route yet. */
type Caller = Visitor | Proven | SignedIn;
// Handlers are called through one loose type here; each was checked against its contract in the Handlers table.
type AnyHandler = (
  call: CallContext & { readonly caller: Caller; readonly input: unknown },
) => Promise<Answer<ActionDefinition> | Refusal>;

type Core = ActionCoreOptions & { readonly door: Door };

/** An action and what each call of it needs. */
type Served = {
  readonly action: ActionDefinition;
  readonly handler: AnyHandler;
  readonly countContradiction: (field: string) => void;
};

const MAINTENANCE_RETRY_SECONDS = 30;
const VISITOR: Visitor = { kind: "visitor" };

/**
 * The whole path of a call except HTTP: body, sign-in, rate, input, handler, envelope. Every call pays for each step
 * that waits and each object that is spread, so there are no more of them than needed.
 */
export function createActionCore(parts: ActionCoreOptions): ActionCore {
  const options: Core = { ...parts, door: createDoor(parts.limit) };
  const actions = new Map(
    Object.values<ActionDefinition>(ACTIONS).map((action): [string, Served] => [
      action.name,
      {
        action,
        handler: parts.handlers[action.name as keyof Handlers] as AnyHandler,
        countContradiction: (field) => parts.countContradiction(action.name, field),
      },
    ]),
  );
  return (call) => {
    const served = actions.get(call.action);
    return served ? runAction(options, served, call) : Promise.resolve(toResult(refuse("unknown_action")));
  };
}

async function runAction(options: Core, served: Served, call: IncomingCall): Promise<CallResult> {
  const { action } = served;
  try {
    const nowMs = options.ports.clock.nowMs();
    const bearer = bearerOf(call.authorization);
    const closedSeconds = bearer === null ? null : waitAtDoor(options, action, { bearer, call, nowMs });
    if (closedSeconds !== null) return toTooMany(closedSeconds, null);
    const found = bearer === null ? null : ownerOf(options, action, { bearer, nowMs });
    const owner = found instanceof Promise ? await found : found;
    const admitted = admit(options, action, { call, nowMs, bearer, owner });
    const caller = admitted instanceof Promise ? await admitted : admitted;
    if ("status" in caller) return caller;
    const playerId = playerIdOf(caller);

    const read = await readFields(call.contentType, call.body, action.file ?? null);
    if (isRefusal(read)) return toResult(read, { playerId });
    const input = action.input.safeParse(read.fields);
    if (!input.success) return toResult(wrongField(input.error.issues[0]), { playerId });

    const settings = await options.settings();
    const closed = closedBy(settings, action);
    if (closed !== null) return toResult(closed, { playerId });
    const answer = await served.handler({
      db: options.db,
      ports: options.ports,
      settings,
      nowMs,
      effects: options.effects,
      client: { address: call.address, userAgent: call.userAgent },
      file: read.file,
      countContradiction: served.countContradiction,
      caller,
      input: input.data,
    });
    if (isRefusal(answer)) return toRefused(options, action, { answer, playerId });
    return toSuccess(answer, options.checkOutput ? action.output.parse(answer.data) : answer.data, playerId);
  } catch (error) {
    return toErrorResult(options, action.name, error);
  }
}

/** A handler's refusal; a budget of its own that is used up is told. */
function toRefused(
  options: Core,
  action: ActionDefinition,
  { answer, playerId }: { readonly answer: Refusal; readonly playerId: string | null },
): CallResult {
  const { refused, retryAfterSeconds = null } = answer;
  if (refused === "too_many_requests")
    options.onBudget?.({ action: action.name, playerId, retryAfterSeconds });
  return toResult(answer, { playerId });
}

/** Answer to what was thrown: something is away for now, or it is a bug. */
function toErrorResult(options: Core, action: string, error: unknown): CallResult {
  if (isDatabaseAway(error) || error instanceof IdentityAway || error instanceof ClusterAway) {
    options.onAway?.(error, action);
    return toBusyResult();
  }
  const incidentId = options.ports.random.uuid();
  options.onBug(error, incidentId, action);
  return toResult(refuse("internal_error"), { incidentId });
}

/** Maintenance closes the call, with the admin's notice where there is one (contract §7); null while it is open. */
function closedBy(
  { maintenance, maintenanceMessage: notice }: Settings,
  action: ActionDefinition,
): Refusal | null {
  if (!maintenance || action.staysOpen === true) return null;
  return refuse("maintenance", {
    retryAfterSeconds: MAINTENANCE_RETRY_SECONDS,
    ...(notice === "" ? {} : { detail: notice }),
  });
}

/** Seconds to wait; null where the door is open, or does not hold up this bearer. */
function waitAtDoor(
  options: Core,
  action: ActionDefinition,
  { bearer, call, nowMs }: { readonly bearer: string; readonly call: IncomingCall; readonly nowMs: number },
): number | null {
  if (action.access === "proof") return null;
  const closedSeconds = options.door.waitOf(call.address, nowMs);
  return closedSeconds !== null && options.isKnown?.(bearer) === true ? null : closedSeconds;
}

type Owner = TokenOwner | PresentedProof;

/** Whose bearer this is, as the action's kind of bearer says; null: nobody's. */
function ownerOf(
  options: Core,
  action: ActionDefinition,
  { bearer, nowMs }: { readonly bearer: string; readonly nowMs: number },
): Owner | Promise<Owner> {
  return action.access === "proof"
    ? options.ports.identity.verify(bearer)
    : options.authenticate(bearer, nowMs);
}

/** Lets a call in, within the limits of its address or player; a stranger with a bearer is noted at the door. */
function admit(
  options: Core,
  action: ActionDefinition,
  {
    call,
    nowMs,
    bearer,
    owner,
  }: {
    readonly call: IncomingCall;
    readonly nowMs: number;
    readonly bearer: string | null;
    readonly owner: Owner;
  },
): Caller | CallResult | Promise<Caller | CallResult> {
  const caller = identify(action, owner);
  const isStranger = isRefusal(caller);
  // Also where a stranger is let in as a visitor: asking about the bearer had its price.
  if (bearer !== null && (isStranger || owner === null) && action.access !== "proof")
    options.door.noteStranger(call.address, nowMs);

  const playerId = isStranger ? null : playerIdOf(caller);
  const wait = waitOf(options, action, {
    caller: isStranger ? VISITOR : caller,
    address: call.address,
    nowMs,
  });
  const decide = (waitSeconds: number | null) => {
    if (waitSeconds !== null) return toTooMany(waitSeconds, playerId);
    return isStranger ? toResult(caller) : caller;
  };
  return wait instanceof Promise ? wait.then(decide) : decide(wait);
}

/** Newcomers of one address in a minute: a class of sixty, and each of them twice. */
const PROOFS_PER_MINUTE = 120;

/**
 * Seconds to wait, or null. A player has a budget of their own, so has whoever proves who they are: strangers behind
 * the same address use up theirs alone.
 */
function waitOf(
  { limit }: Core,
  action: ActionDefinition,
  { caller, address, nowMs }: { readonly caller: Caller; readonly address: string; readonly nowMs: number },
): ReturnType<RateLimiter> {
  if (caller.kind === "player") return limit(`${action.name} ${caller.playerId}`, action.perMinute, nowMs);
  if (caller.kind === "visitor") return limit(`${action.name} ${callerOf(address)}`, action.perMinute, nowMs);
  const { proof } = caller;
  const own = limit(`${action.name} ${proof.issuer} ${proof.subject}`, action.perMinute, nowMs);
  const all = () => limit(`${action.name} proofs of ${callerOf(address)}`, PROOFS_PER_MINUTE, nowMs);
  return own instanceof Promise ? own.then((seconds) => seconds ?? all()) : (own ?? all());
}

function identify(action: ActionDefinition, owner: Owner): Caller | Refusal {
  if (owner === "deactivated") return refuse("account_deactivated");
  if (owner !== null) {
    // Only proofs name an issuer.
    return "issuer" in owner ? { kind: "proven", proof: owner } : owner;
  }
  if (action.access === "proof") return refuse("proof_not_valid");
  // A token that has ended gets what a visitor gets (contract §7).
  return action.access === "player" ? refuse("not_signed_in") : VISITOR;
}

function playerIdOf(caller: Caller): string | null {
  return caller.kind === "player" ? caller.playerId : null;
}

/** null: none was sent; empty: nothing that could be one. */
function bearerOf(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization === "") return null;
  return /^bearer /i.test(authorization) ? authorization.slice("bearer ".length) : "";
}
