import { z } from "zod";
import { Instant, textField, Uuid } from "./fields.ts";
import type { RefusalName } from "./codes.ts";
import type { OperatorRefusalName } from "./operator-codes.ts";
import { OperatorEmail } from "./operators/operator-fields.ts";
import { PASSWORD_MAX } from "./limits.ts";

/**
 * What a call of this file stands on. `nothing`: no session. `begun`: one of any state. `in`: one whose operator has
 * passed every step.
 */
type SessionNeed = "nothing" | "begun" | "in";

/** A call about the console's own sessions, POST /admin/api/<name>; what an operator does with a site is an OperatorAction. */
export type SessionCall = {
  readonly name: string;
  /** One sentence for the generated description. */
  readonly summary: string;
  readonly needs: SessionNeed;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Refusals beyond those of every call of the console. */
  readonly refusals: readonly (RefusalName | OperatorRefusalName)[];
};

function defineSessionCall<const Call extends SessionCall>(call: Call): Call {
  return call;
}

/** As it is typed or pasted; judged by the server alone. */
const Password = z
  .string()
  .min(1)
  .max(PASSWORD_MAX * 4);
/** Six digits of an authenticator, or a recovery code, with any spaces. */
const Factor = z.string().trim().min(6).max(40);
const NoFields = z.strictObject({});

/**
 * How far somebody is in. `out`: no session. `second_factor`: the password was right, a code is awaited. `enrol`: a
 * second factor is demanded and there is none yet. `in`: all steps are passed.
 */
export const SESSION_STATES = ["out", "second_factor", "enrol", "in"] as const;
export type SessionState = (typeof SESSION_STATES)[number];

const SessionView = z.strictObject({
  state: z.enum(SESSION_STATES),
  /** Goes with every further call in the header `x-csrf-token`; null while out. */
  csrf_token: z.string().nullable(),
  operator: z
    .strictObject({
      operator_id: Uuid,
      email: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
      has_second_factor: z.boolean(),
    })
    .nullable(),
  /** Names of the operators' calls that the roles allow; none before `in`. */
  actions: z.array(z.string()),
  is_second_factor_demanded: z.boolean(),
  is_demo: z.boolean(),
  /** When it ends at the latest. */
  expires_at: Instant.nullable(),
});
export type SessionView = z.output<typeof SessionView>;

export const getSession = defineSessionCall({
  name: "get_session",
  summary: "How far the caller is signed in, and what they may call.",
  needs: "nothing",
  input: NoFields,
  output: SessionView,
  refusals: [],
});

export const signIn = defineSessionCall({
  name: "sign_in",
  summary: "Begins a session by address and password.",
  needs: "nothing",
  input: z.strictObject({ email: OperatorEmail, password: Password }),
  output: SessionView,
  refusals: ["sign_in_wrong"],
});

export const acceptInvitation = defineSessionCall({
  name: "accept_invitation",
  summary:
    "Chooses the password of an invited operator and begins a session; the invitation is used up by it.",
  needs: "nothing",
  input: z.strictObject({ token: textField(20, 100), password: Password }),
  output: SessionView,
  refusals: ["invitation_over", "password_weak"],
});

export const getDemoLogin = defineSessionCall({
  name: "get_demo_login",
  summary: "Address and password of the demo's operator; null where this is no demo.",
  needs: "nothing",
  input: NoFields,
  output: z.strictObject({ email: z.string(), password: z.string() }).nullable(),
  refusals: [],
});

export const signOut = defineSessionCall({
  name: "sign_out",
  summary: "Ends this session.",
  needs: "begun",
  input: NoFields,
  output: SessionView,
  refusals: [],
});

export const proveSecondFactor = defineSessionCall({
  name: "prove_second_factor",
  summary: "Passes the second step by a code of the authenticator or by a recovery code, each good once.",
  needs: "begun",
  input: z.strictObject({ code: Factor }),
  output: SessionView,
  refusals: ["second_factor_wrong"],
});

export const enrolSecondFactor = defineSessionCall({
  name: "enrol_second_factor",
  summary: "Makes a secret for an authenticator; it counts once a code of it was confirmed.",
  needs: "begun",
  input: NoFields,
  output: z.strictObject({
    /** Base32 (RFC 4648), to be typed where nothing can be scanned. */
    secret: z.string(),
    /** For a QR code, as authenticators read it. */
    otpauth_uri: z.string(),
  }),
  refusals: ["second_factor_there"],
});

export const confirmSecondFactor = defineSessionCall({
  name: "confirm_second_factor",
  summary: "Turns the second factor on by a first code; answers the recovery codes, this once.",
  needs: "begun",
  input: z.strictObject({ code: Factor }),
  output: z.strictObject({ session: SessionView, recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_wrong", "second_factor_there"],
});

export const removeSecondFactor = defineSessionCall({
  name: "remove_second_factor",
  summary: "Turns the own second factor off, unless the site demands one.",
  needs: "in",
  input: z.strictObject({ password: Password, code: Factor }),
  output: SessionView,
  refusals: ["sign_in_wrong", "second_factor_wrong", "second_factor_needed"],
});

export const renewRecoveryCodes = defineSessionCall({
  name: "renew_recovery_codes",
  summary: "New recovery codes in place of all earlier ones.",
  needs: "in",
  input: z.strictObject({ code: Factor }),
  output: z.strictObject({ recovery_codes: z.array(z.string()) }),
  refusals: ["second_factor_wrong"],
});

export const changePassword = defineSessionCall({
  name: "change_password",
  summary: "A new password; every other session of the operator ends.",
  needs: "in",
  input: z.strictObject({ password: Password, new_password: Password }),
  output: SessionView,
  refusals: ["sign_in_wrong", "password_weak"],
});

export const confirmPresence = defineSessionCall({
  name: "confirm_presence",
  summary:
    "Says by the password that the operator sits there still, for calls about payouts, coins and roles.",
  needs: "in",
  input: z.strictObject({ password: Password }),
  output: SessionView,
  refusals: ["sign_in_wrong"],
});

const OneSession = z.strictObject({
  session_id: Uuid,
  created_at: Instant,
  seen_at: Instant,
  address: z.string(),
  user_agent: z.string(),
  is_this: z.boolean(),
});

export const listOwnSessions = defineSessionCall({
  name: "list_own_sessions",
  summary: "Where the operator is signed in, latest first.",
  needs: "in",
  input: NoFields,
  output: z.strictObject({ rows: z.array(OneSession) }),
  refusals: [],
});

export const endOwnSession = defineSessionCall({
  name: "end_own_session",
  summary: "Ends one of the operator's sessions.",
  needs: "in",
  input: z.strictObject({ session_id: Uuid }),
  output: z.strictObject({ rows: z.array(OneSession) }),
  refusals: ["no_data"],
});

/** Every call about sessions, by name. */
export const SESSION_CALLS = {
  get_session: getSession,
  sign_in: signIn,
  accept_invitation: acceptInvitation,
  get_demo_login: getDemoLogin,
  sign_out: signOut,
  prove_second_factor: proveSecondFactor,
  enrol_second_factor: enrolSecondFactor,
  confirm_second_factor: confirmSecondFactor,
  remove_second_factor: removeSecondFactor,
  renew_recovery_codes: renewRecoveryCodes,
  change_password: changePassword,
  confirm_presence: confirmPresence,
  list_own_sessions: listOwnSessions,
  end_own_session: endOwnSession,
} as const;
export type SessionCalls = typeof SESSION_CALLS;
export type SessionCallName = keyof SessionCalls;
