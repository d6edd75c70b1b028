import {
  CODES,
  isRefusal,
  refuse,
  type OperatorAction,
  type Refusal,
  type RefusalBody,
} from "@crosscheck/contract";
import { CODE_DETAILS } from "@crosscheck/contract/code-details";
import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import { OPERATOR_CODES, type OperatorRefusalName } from "@crosscheck/contract/operator-codes";
import {
  SESSION_CALLS,
  type SessionCall,
  type SessionCallName,
} from "@crosscheck/contract/operator-sessions";
import { parseCookie } from "cookie";
import type { RefusalName } from "@crosscheck/contract";
import { wrongField } from "../calls/wrong-field.ts";
import type { OperatorHandlers } from "../calls/operate.ts";
import { ClusterAway } from "../cluster/cluster.ts";
import type { RateLimiter } from "../net/rate-limiter.ts";
import { callerOf } from "../net/rate-limiter.ts";
import { callAsOperator, CHANGES_OPERATORS } from "../operators/call-as-operator.ts";
import { SESSION_HANDLERS } from "../operators/sessions/session-handlers.ts";
import type { SessionAnswer, SessionContext, SessionGround } from "../operators/sessions/session-call.ts";
import { changeSession, findSession, type OperatorSession } from "../operators/sessions/session-queries.ts";
import { hashOfToken, isCsrfOf, isToken, SESSION_COOKIE } from "../operators/sessions/tokens.ts";
import { isDatabaseAway } from "../postgres/database-errors.ts";
import type { Settings } from "../settings/settings.ts";
import { toBusyResult, type CallResult } from "./call-result.ts";

/** A call of the console as it arrives, free of any HTTP library. */
export type ConsoleCall = {
  readonly action: string;
  readonly cookie: string | undefined;
  readonly csrf: string | undefined;
  /** Whether it comes from a page of another site, as its headers say. */
  readonly isForeign: boolean;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
  readonly address: string;
  readonly userAgent: string;
};

/** The answer; `token` is the session's cookie from now on, null takes it away, absent leaves it. */
export type ConsoleResult = CallResult & { readonly token?: string | null };
export type ConsoleCore = (call: ConsoleCall) => Promise<ConsoleResult>;

export type ConsoleCoreOptions = {
  readonly ground: SessionGround;
  readonly handlers: OperatorHandlers;
  readonly limit: RateLimiter;
  readonly onBug: (error: unknown, incidentId: string, action: string) => void;
  readonly onAway?: (error: unknown, action: string) => void;
};

type AnyRefusal = Refusal<RefusalName | OperatorRefusalName>;
type Held = NonNullable<SessionContext["held"]>;

const MINUTE_MS = 60_000;
/** How long a password counts as given lately. */
const PRESENCE_MS = 30 * MINUTE_MS;
const LONGEST_AGENT = 300;
/** Calls of one address without a session in a minute. */
const STRANGERS_PER_MINUTE = 120;

const ACTIONS = new Map(Object.entries<OperatorAction>(OPERATOR_ACTIONS));
const SESSIONS = new Map(Object.entries<SessionCall>(SESSION_CALLS));
// Called through one loose type; each was checked against its contract in the table.
type AnySessionHandler = (
  call: SessionContext & { readonly input: unknown },
) => Promise<SessionAnswer<unknown> | AnyRefusal>;

/** The whole path of an operator's call except HTTP: where it comes from, session, CSRF token, rate, handler, envelope. */
export function createConsoleCore(options: ConsoleCoreOptions): ConsoleCore {
  return async (call) => {
    try {
      const answer = await run(options, call);
      return isRefusal(answer) ? toRefusal(answer) : answer;
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof ClusterAway) {
        options.onAway?.(error, call.action);
        return toBusyResult();
      }
      const incidentId = options.ground.ports.random.uuid();
      options.onBug(error, incidentId, call.action);
      return toRefusal(refuse("internal_error"), incidentId);
    }
  };
}

async function run(options: ConsoleCoreOptions, call: ConsoleCall): Promise<ConsoleResult | AnyRefusal> {
  if (call.isForeign) return refuse("origin_foreign");
  const sessionCall = SESSIONS.get(call.action);
  const action = ACTIONS.get(call.action);
  if (sessionCall === undefined && action === undefined) return refuse("unknown_action");
  const nowMs = options.ground.ports.clock.nowMs();
  const held = await findHeld(options, call, nowMs);
  const wait = await waitOf(options, call, { held, action, nowMs });
  if (wait !== null) return refuse("too_many_requests", { retryAfterSeconds: wait });
  // Nobody's body is read before it is known that they may send one.
  if (held === null && sessionCall?.needs !== "nothing") return refuse("session_over");
  if (held !== null && isKeptInDemo(options, call.action, held)) return refuse("demo_not_allowed");
  const fields = readJson(call);
  if (isRefusal(fields)) return fields;
  if (sessionCall !== undefined)
    return await runSessionCall(options, sessionCall, { call, fields, held, nowMs });
  if (held === null || held.session.state !== "in" || action === undefined) return refuse("session_over");
  return await runAction(options, action, { call, fields, held, nowMs });
}

type Running<H = Held | null> = {
  readonly call: ConsoleCall;
  readonly fields: { readonly value: unknown };
  readonly held: H;
  readonly nowMs: number;
};

async function runSessionCall(
  options: ConsoleCoreOptions,
  { name, needs, input: shape, output }: SessionCall,
  { call, fields, held, nowMs }: Running,
): Promise<ConsoleResult | AnyRefusal> {
  const { ground } = options;
  if (needs !== "nothing") {
    if (held === null || (needs === "in" && held.session.state !== "in")) return refuse("session_over");
    if (!isCsrfOf(ground.ports.keyedHash, held.token, call.csrf)) return refuse("csrf_wrong");
  }
  const input = shape.safeParse(fields.value);
  if (!input.success) return wrongField(input.error.issues[0]);
  const handler = SESSION_HANDLERS[name as SessionCallName] as AnySessionHandler;
  const answer = await handler({
    ground,
    settings: await ground.settings.current(),
    nowMs,
    client: { address: call.address, userAgent: call.userAgent.slice(0, LONGEST_AGENT) },
    held,
    input: input.data,
  });
  if (isRefusal(answer)) return answer;
  const result = toSuccess(output.parse(answer.data));
  return answer.token === undefined ? result : { ...result, token: answer.token };
}

async function runAction(
  options: ConsoleCoreOptions,
  action: OperatorAction,
  { call, fields, held, nowMs }: Running<Held>,
): Promise<ConsoleResult | AnyRefusal> {
  const { ground, handlers } = options;
  const { session, token } = held;
  if (!isCsrfOf(ground.ports.keyedHash, token, call.csrf)) return refuse("csrf_wrong");
  if (isSettingKeptInDemo(options, held, fields.value)) return refuse("demo_not_allowed");
  if (action.needsPresence === true && session.presenceAt.getTime() <= nowMs - PRESENCE_MS)
    return refuse("presence_old");
  const who = { kind: "operator", operatorId: session.operatorId } as const;
  const answer = await callAsOperator({ ...ground, handlers }, who, {
    action: action.name,
    fields: fields.value,
  });
  if (isRefusal(answer)) return answer;
  // Whoever goes on with such calls is there.
  if (action.needsPresence === true)
    await changeSession(ground.db, session.sessionId, { presenceAt: new Date(nowMs) });
  const { data, message, total } = answer;
  return toSuccess(data, { message, total });
}

/** What a visitor of a demo could do to all others, and to the site once it is no demo: who gets in, and how. */
const KEPT_IN_DEMO: ReadonlySet<string> = new Set([
  ...CHANGES_OPERATORS,
  "change_password",
  "enrol_second_factor",
  "confirm_second_factor",
  "remove_second_factor",
  "renew_recovery_codes",
  // A disk is full some day.
  "make_backup",
  "delete_backup",
  "run_job",
  "upload_part",
  "finish_upload",
  // Codes, links and addresses of other visitors.
  "list_outbox",
  "export_player_data",
  // What every visitor reads, links included.
  "set_page",
  "send_broadcast",
  "create_slide",
  "change_slide",
  "order_slides",
  "delete_slide",
  "set_interface_text",
  "import_interface_texts",
  "add_language",
  "change_language",
  // Names that every visitor reads, and that no second person has looked at.
  "create_category",
  "change_category",
  "create_subcategory",
  "change_subcategory",
  "set_daily_paper",
] satisfies readonly (SessionCallName | OperatorActionName)[]);

/** Settings that are links or pictures on every page. */
const SETTINGS_KEPT_IN_DEMO: ReadonlySet<unknown> = new Set([
  "siteLogo",
  "socialLinks",
] satisfies (keyof Settings)[]);

/** Whether it is the operator whose password everybody is told. */
function isOpenToAll({ ground }: ConsoleCoreOptions, { session }: Held): boolean {
  return session.email === ground.demoLogin?.email;
}

function isKeptInDemo(options: ConsoleCoreOptions, action: string, held: Held): boolean {
  return isOpenToAll(options, held) && KEPT_IN_DEMO.has(action);
}

/** Of all calls only `set_setting` has such a key. */
function isSettingKeptInDemo(options: ConsoleCoreOptions, held: Held, fields: unknown): boolean {
  if (typeof fields !== "object" || fields === null || !("key" in fields)) return false;
  return isOpenToAll(options, held) && SETTINGS_KEPT_IN_DEMO.has(fields.key);
}

/** The session of the cookie; when it was seen is noted once a minute. */
async function findHeld(
  { ground }: ConsoleCoreOptions,
  { cookie }: ConsoleCall,
  nowMs: number,
): Promise<Held | null> {
  const token = cookie === undefined ? undefined : parseCookie(cookie)[SESSION_COOKIE];
  if (!isToken(token)) return null;
  const session = await findSession(ground.db, hashOfToken(token), new Date(nowMs));
  if (session === undefined) return null;
  await noteSeen(ground, session, nowMs);
  return { token, session };
}

async function noteSeen({ db }: SessionGround, session: OperatorSession, nowMs: number): Promise<void> {
  if (session.seenAt.getTime() > nowMs - MINUTE_MS) return;
  await changeSession(db, session.sessionId, { seenAt: new Date(nowMs) });
}

/** Seconds to wait; null where there is room. An operator has a budget per call, strangers one per address. */
async function waitOf(
  { limit }: ConsoleCoreOptions,
  { address, action: name }: ConsoleCall,
  {
    held,
    action,
    nowMs,
  }: { readonly held: Held | null; readonly action: OperatorAction | undefined; readonly nowMs: number },
): Promise<number | null> {
  if (held === null || action === undefined)
    return await limit(`console ${callerOf(address)}`, STRANGERS_PER_MINUTE, nowMs);
  return await limit(`console ${name} ${held.session.operatorId}`, action.perMinute, nowMs);
}

/** Fields are JSON and nothing else: a form of another site cannot send that. */
function readJson({ contentType, body }: ConsoleCall): { readonly value: unknown } | AnyRefusal {
  if (!/^application\/json(?:;|$)/i.test(contentType ?? "")) return refuse("unsupported_media_type");
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown };
  } catch {
    return refuse("malformed_request");
  }
}

function toSuccess(
  data: unknown,
  {
    message,
    total,
  }: { readonly message?: keyof typeof CODES | undefined; readonly total?: number | undefined } = {},
): CallResult {
  return {
    status: 200,
    body: {
      error: false,
      ...(message === undefined ? {} : { message: CODES[message].code }),
      data,
      ...(total === undefined ? {} : { total }),
    },
    retryAfterSeconds: null,
    playerId: null,
  };
}

const OWN_CODES: Readonly<
  Record<string, { readonly code: string; readonly status: number; readonly detail: string }>
> = OPERATOR_CODES;
const SHARED_CODES: Readonly<Record<string, { readonly code: string; readonly status: number }>> = CODES;
const SHARED_DETAILS: Readonly<Record<string, string>> = CODE_DETAILS;

function toRefusal(refusal: AnyRefusal, incidentId?: string): ConsoleResult {
  const { refused, field, detail, retryAfterSeconds, missing } = refusal;
  const own = OWN_CODES[refused];
  const { code, status } = own ?? SHARED_CODES[refused] ?? CODES.internal_error;
  const body: RefusalBody & { readonly refused: string; readonly missing?: unknown } = {
    error: true,
    message: code,
    refused,
    detail: detail ?? own?.detail ?? SHARED_DETAILS[refused] ?? "",
    ...(field === undefined ? {} : { field }),
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
    ...(incidentId === undefined ? {} : { incident_id: incidentId }),
    ...(missing === undefined ? {} : { missing }),
  };
  return { status, body, retryAfterSeconds: retryAfterSeconds ?? null, playerId: null };
}
