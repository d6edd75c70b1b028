import type { z } from "zod";
import { refuse, type OperatorAction, type Refusal } from "@crosscheck/contract";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import type { SignInOutcome } from "@crosscheck/contract/operators/operators";
import type { SessionCallName, SessionCalls, SessionView } from "@crosscheck/contract/operator-sessions";
import type { OperatorGround } from "../../calls/operate.ts";
import type { WindowLimits } from "../../net/window-limits.ts";
import type { Db } from "../../postgres/database.ts";
import type { Settings } from "../../settings/settings.ts";
import { addAuditRow } from "../audit-queries.ts";
import { addSignIn } from "./sign-in-queries.ts";
import { findSecrets, insertSession, type OperatorSecrets, type OperatorSession } from "./session-queries.ts";
import { csrfOf, hashOfToken, newToken } from "./tokens.ts";

/** What calls about sessions stand on. */
export type SessionGround = OperatorGround & {
  readonly windows: WindowLimits;
  /** Address and password of the demo's operator; null where this is no demo. */
  readonly demoLogin: { readonly email: string; readonly password: string } | null;
};

/** Who is at the other end, as far as the network says. */
export type Client = { readonly address: string; readonly userAgent: string };

export type SessionContext = {
  readonly ground: SessionGround;
  readonly settings: Settings;
  readonly nowMs: number;
  readonly client: Client;
  /** Of the cookie, with its session; null where there is none. */
  readonly held: { readonly token: string; readonly session: OperatorSession } | null;
};

type OutputOf<Name extends SessionCallName> = z.output<SessionCalls[Name]["output"]>;
type InputOf<Name extends SessionCallName> = z.output<SessionCalls[Name]["input"]>;

/** What a call answers; `token` is the cookie from now on, null takes it away, absent leaves it. */
export type SessionAnswer<Data> = { readonly data: Data; readonly token?: string | null };

export type SessionHandler<Name extends SessionCallName> = (
  call: SessionContext & { readonly input: InputOf<Name> },
) => Promise<
  | SessionAnswer<OutputOf<Name>>
  | Refusal<SessionCalls[Name]["refusals"][number] | "too_many_requests" | "session_over">
>;

/** Handlers for all calls about sessions. */
export type SessionHandlers = { readonly [Name in SessionCallName]: SessionHandler<Name> };

const MINUTE_MS = 60_000;
/** How long each state may last. */
export const LIFE_MS = {
  second_factor: 10 * MINUTE_MS,
  enrol: 30 * MINUTE_MS,
  in: 12 * 60 * MINUTE_MS,
} as const satisfies Record<OperatorSession["state"], number>;

/** How far a password alone brings an operator. */
export function stateAfterPassword(
  { secondFactor }: Pick<OperatorSecrets, "secondFactor">,
  { operatorSecondFactor: isDemanded }: Pick<Settings, "operatorSecondFactor">,
): OperatorSession["state"] {
  if (secondFactor !== null) return "second_factor";
  return isDemanded ? "enrol" : "in";
}

/** What the console is told of a session. */
export async function viewOf(
  { ground, settings }: Pick<SessionContext, "ground" | "settings">,
  held: SessionContext["held"],
): Promise<SessionView> {
  const common = {
    is_second_factor_demanded: settings.operatorSecondFactor,
    is_demo: ground.demoLogin !== null,
  };
  const owner = held === null ? undefined : await findSecrets(ground.db, held.session.operatorId);
  if (held === null || owner === undefined) {
    return { state: "out", csrf_token: null, operator: null, actions: [], expires_at: null, ...common };
  }
  const { session, token } = held;
  return {
    state: session.state,
    csrf_token: csrfOf(ground.ports.keyedHash, token),
    operator: {
      operator_id: owner.operatorId,
      email: owner.email,
      name: owner.name,
      roles: [...owner.roles],
      has_second_factor: owner.secondFactor !== null,
    },
    actions: session.state === "in" ? actionsOf(owner.roles) : [],
    expires_at: session.expiresAt.toISOString(),
    ...common,
  };
}

function actionsOf(roles: OperatorSecrets["roles"]): string[] {
  return Object.values<OperatorAction>(OPERATOR_ACTIONS)
    .filter(({ access }) => access.roles.some((role) => roles.includes(role)))
    .map(({ name }) => name);
}

/** Begins a session in a state; answers it with its token, which is nowhere else. */
export async function beginSession(
  tx: Db,
  { ground, nowMs, client }: Pick<SessionContext, "ground" | "nowMs" | "client">,
  { operatorId, email, state }: Pick<OperatorSession, "operatorId" | "email" | "state">,
): Promise<NonNullable<SessionContext["held"]>> {
  const { random } = ground.ports;
  const token = newToken(random);
  const at = new Date(nowMs);
  const begun = {
    sessionId: random.uuid(),
    operatorId,
    email,
    state,
    createdAt: at,
    expiresAt: new Date(nowMs + LIFE_MS[state]),
    ...client,
  };
  await insertSession(tx, { ...begun, tokenHash: hashOfToken(token) });
  return {
    token,
    session: { ...begun, seenAt: at, presenceAt: at, wrongCodes: 0, pendingSecret: null },
  };
}

/** Notes in the log of sign-ins what came of a try. */
export async function noteSignIn(
  db: Db,
  { nowMs, client }: Pick<SessionContext, "nowMs" | "client">,
  { operatorId, outcome }: { readonly operatorId: string | null; readonly outcome: SignInOutcome },
): Promise<void> {
  await addSignIn(db, { at: new Date(nowMs), operatorId, ...client, outcome });
}

/** Says in the audit what an operator changed about the own way in. */
export async function auditOwn(
  tx: Db,
  { nowMs }: Pick<SessionContext, "nowMs">,
  {
    operatorId,
    action,
    after,
  }: { readonly operatorId: string; readonly action: SessionCallName; readonly after?: object },
): Promise<void> {
  const at = new Date(nowMs);
  const nothing = { note: null, input: {}, before: undefined };
  await addAuditRow(tx, { operatorId, at, action, subject: operatorId, ...nothing, after });
}

/** Counts a try under each of these keys; how long to wait where one is used up. */
export async function takeTries(
  { ground, nowMs }: Pick<SessionContext, "ground" | "nowMs">,
  tries: readonly { readonly key: string; readonly max: number }[],
): Promise<Refusal<"too_many_requests"> | null> {
  for (const { key, max } of tries) {
    const { allowed, retryAfter } = await ground.windows.take(
      `console ${key}`,
      { window: WINDOW_SECONDS, max },
      nowMs,
    );
    if (!allowed) return refuse("too_many_requests", { retryAfterSeconds: retryAfter ?? WINDOW_SECONDS });
  }
  return null;
}

const WINDOW_SECONDS = 900;
