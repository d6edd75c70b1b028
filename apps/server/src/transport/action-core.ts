import {
  ACTIONS,
  CODES,
  isRefusal,
  refuse,
  type ActionDefinition,
  type Refusal,
  type RefusalBody,
  type RefusalName,
  type SuccessBody,
} from "@crosscheck/contract";
import type { Answer, CallContext, Handlers, IdentityProof, SignedIn } from "../handle.ts";
import { isDatabaseAway } from "../postgres/database-errors.ts";
import type { Db } from "../postgres/database.ts";
import { IdentityAway, type Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { readFields } from "./read-fields.ts";
import { callerOf, createDoor, type Door, type RateLimiter } from "./rate-limiter.ts";

/** One call as it arrives, free of any HTTP library. */
export type IncomingCall = {
  readonly action: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
  readonly address: string;
  readonly userAgent: string;
};

export type CallResult = {
  readonly status: number;
  readonly body: SuccessBody | RefusalBody;
  readonly retryAfterSeconds: number | null;
  /** For the log line; never the token. */
  readonly playerId: string | null;
};

export type ActionCore = (call: IncomingCall) => Promise<CallResult>;

export type ActionCoreOptions = {
  readonly handlers: Handlers;
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: () => Promise<Settings>;
  readonly authenticate: (token: string, nowMs: number) => Promise<SignedIn | "deactivated" | null>;
  readonly limit: RateLimiter;
  /** Parses every answer with its contract; on in development and tests. */
  readonly checkOutput: boolean;
  readonly onBug: (error: unknown, incidentId: string, action: string) => void;
  /** A call was answered 503 because of this. */
  readonly onAway?: (error: unknown, action: string) => void;
  readonly countContradiction: (action: string, field: string) => void;
};

type Caller = { readonly caller: SignedIn | null; readonly proof: IdentityProof | null };
// Handlers are called through one loose type here; each was checked against its contract in the Handlers table.
type AnyHandler = (
  call: CallContext & Caller & { input: unknown },
) => Promise<Answer<ActionDefinition> | Refusal>;

type Core = ActionCoreOptions & { readonly door: Door };

const RETRY_SECONDS = 2;

/** The whole path of a call except HTTP: body, sign-in, rate, input, handler, envelope. */
export function createActionCore(parts: ActionCoreOptions): ActionCore {
  const options: Core = { ...parts, door: createDoor(parts.limit) };
  return async (call) => {
    const action: ActionDefinition | undefined = Object.hasOwn(ACTIONS, call.action)
      ? ACTIONS[call.action as keyof typeof ACTIONS]
      : undefined;
    if (!action) return toResult(refuse("unknown_action"));
    try {
      return await runAction(options, action, call);
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof IdentityAway) {
        options.onAway?.(error, action.name);
        return toResult(refuse("unavailable", { retryAfterSeconds: RETRY_SECONDS }));
      }
      const incidentId = options.ports.random.uuid();
      options.onBug(error, incidentId, action.name);
      return toResult(refuse("internal_error"), { incidentId });
    }
  };
}

async function runAction(options: Core, action: ActionDefinition, call: IncomingCall): Promise<CallResult> {
  const nowMs = options.ports.clock.nowMs();
  const caller = await admit(options, action, { call, nowMs });
  if ("status" in caller) return caller;
  const playerId = caller.caller?.playerId ?? null;

  const read = await readFields(call.contentType, call.body, action.file ?? null);
  if (isRefusal(read)) return toResult(read, { playerId });
  const input = action.input.safeParse(read.fields);
  if (!input.success)
    return toResult(refuse("invalid_field", { field: fieldOf(input.error.issues[0]) }), { playerId });

  const handler = options.handlers[action.name as keyof Handlers] as AnyHandler;
  const answer = await handler({
    db: options.db,
    ports: options.ports,
    settings: await options.settings(),
    nowMs,
    client: { address: call.address, userAgent: call.userAgent },
    file: read.file,
    countContradiction: (field) => options.countContradiction(action.name, field),
    ...caller,
    input: input.data,
  });
  if (isRefusal(answer)) return toResult(answer, { playerId });
  return toSuccess(
    options.checkOutput ? { ...answer, data: action.output.parse(answer.data) } : answer,
    playerId,
  );
}

/** Who calls, within the limits of the address before anybody looks at the bearer, and then of the caller. */
async function admit(
  options: Core,
  action: ActionDefinition,
  { call, nowMs }: { readonly call: IncomingCall; readonly nowMs: number },
): Promise<Caller | CallResult> {
  const bearer = bearerOf(call.authorization);
  const closedSeconds = bearer === null ? null : options.door.waitOf(call.address, nowMs);
  if (closedSeconds !== null) return toTooMany(closedSeconds, null);
  const caller = await identify(options, action, { bearer, nowMs });
  if (bearer !== null && isRefusal(caller)) options.door.noteStranger(call.address, nowMs);

  const playerId = isRefusal(caller) ? null : (caller.caller?.playerId ?? null);
  const key = `${action.name} ${playerId ?? callerOf(call.address)}`;
  const waitSeconds = options.limit(key, action.perMinute, nowMs);
  if (waitSeconds !== null) return toTooMany(waitSeconds, playerId);
  return isRefusal(caller) ? toResult(caller) : caller;
}

async function identify(
  options: ActionCoreOptions,
  action: ActionDefinition,
  { bearer, nowMs }: { readonly bearer: string | null; readonly nowMs: number },
): Promise<Caller | Refusal> {
  if (action.access === "proof") {
    const proof = bearer === null ? null : await options.ports.identity.verify(bearer);
    return proof === null ? refuse("proof_not_valid") : { caller: null, proof };
  }
  if (bearer === null) {
    return action.access === "player" ? refuse("not_signed_in") : { caller: null, proof: null };
  }
  const signedIn = await options.authenticate(bearer, nowMs);
  if (signedIn === "deactivated") return refuse("account_deactivated");
  return signedIn === null ? refuse("not_signed_in") : { caller: signedIn, proof: null };
}

function bearerOf(authorization: string | undefined): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "");
  return match?.[1] ?? (authorization === undefined || authorization === "" ? null : "");
}

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly keys?: readonly string[];
};

function fieldOf(issue: Issue | undefined): string {
  return String(issue?.path[0] ?? issue?.keys?.[0] ?? "").slice(0, 60);
}

function toSuccess(answer: Answer<ActionDefinition>, playerId: string | null): CallResult {
  const body: SuccessBody = {
    error: false,
    ...(answer.message === undefined ? {} : { message: CODES[answer.message].code }),
    data: answer.data,
    ...(answer.total === undefined ? {} : { total: answer.total }),
  };
  return { status: 200, body, retryAfterSeconds: null, playerId };
}

function toResult(
  refusal: Refusal,
  { incidentId, playerId }: { readonly incidentId?: string; readonly playerId?: string | null } = {},
): CallResult {
  const { code, status, detail } = CODES[refusal.refused];
  const body: RefusalBody = {
    error: true,
    message: code,
    detail,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after_seconds: refusal.retryAfterSeconds }),
    ...(incidentId === undefined ? {} : { incident_id: incidentId }),
  };
  return { status, body, retryAfterSeconds: refusal.retryAfterSeconds ?? null, playerId: playerId ?? null };
}

function toTooMany(retryAfterSeconds: number, playerId: string | null): CallResult {
  return toResult(refuse("too_many_requests", { retryAfterSeconds }), { playerId });
}

/** Envelope for faults that happen before an action runs (body too large, broken HTTP). */
export function toFaultResult(refused: RefusalName): CallResult {
  return toResult(refuse(refused));
}
