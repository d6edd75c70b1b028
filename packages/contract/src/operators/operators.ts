import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { flagField, Instant, intField, textField, Uuid } from "../fields.ts";
import { LimitField, OperatorEmail, pageOf, ReasonField, RoleField, RolesField } from "./operator-fields.ts";

const MOST_LOG_ROWS = 1_000_000_000_000;
/**
 * What came of a try to sign in. `password_right`: a second step was awaited. `too_many`: nothing was looked at any more.
 * `invited`: a password was chosen by an invitation.
 */
const SIGN_IN_OUTCOMES = [
  "in",
  "password_right",
  "password_wrong",
  "factor_wrong",
  "too_many",
  "invited",
  "recovery_code",
  "out",
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

const OneOperator = z.strictObject({
  operator_id: Uuid,
  email: z.string(),
  name: z.string(),
  roles: z.array(RoleField),
  created_at: Instant,
  /** null: not disabled. */
  disabled_at: Instant.nullable(),
});

export const createOperator = defineAction({
  name: "create_operator",
  summary:
    "Makes an operator, or opens a known one again, with these roles beside those held; mails an invitation.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({
    email: OperatorEmail,
    /** Default: the address up to the @. A known operator keeps the name. */
    name: textField(1, 60).optional(),
    roles: RolesField,
  }),
  output: OneOperator.extend({
    is_new: z.boolean(),
    /** Where the password is chosen, below the site's address; told this once. */
    invitation_path: z.string(),
  }),
  messages: ["stored"],
  refusals: [],
  perMinute: 20,
});

export const setOperatorRoles = defineAction({
  name: "set_operator_roles",
  summary: "Gives an operator exactly these roles; somebody always stays admin.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ operator_id: Uuid, roles: RolesField }),
  output: OneOperator,
  messages: ["updated"],
  refusals: ["no_data", "last_admin"],
  perMinute: 20,
});

export const disableOperator = defineAction({
  name: "disable_operator",
  summary: "Ends what can be done in an operator's name, at once; somebody always stays admin.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ operator_id: Uuid }),
  output: OneOperator,
  messages: ["updated"],
  refusals: ["no_data", "last_admin"],
  perMinute: 20,
});

export const listOperators = defineAction({
  name: "list_operators",
  summary: "All operators with their roles, by address.",
  access: { roles: ["admin"] },
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(OneOperator),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const resetSecondFactor = defineAction({
  name: "reset_second_factor",
  summary: "Takes the second factor of an operator who has lost it, and ends their sessions.",
  access: { roles: ["admin"] },
  needsPresence: true,
  input: z.strictObject({ operator_id: Uuid, reason: ReasonField }),
  output: OneOperator,
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 20,
});

export const endOperatorSessions = defineAction({
  name: "end_operator_sessions",
  summary: "Signs an operator out everywhere.",
  access: { roles: ["admin"] },
  input: z.strictObject({ operator_id: Uuid }),
  output: z.strictObject({ operator_id: Uuid, ended: z.int() }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 20,
});

export const listSignIns = defineAction({
  name: "list_sign_ins",
  summary: "Who signed in to the console and who tried to, latest first.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    operator_id: Uuid.optional(),
    outcome: z.enum(SIGN_IN_OUTCOMES).optional(),
    cursor: intField(1, MOST_LOG_ROWS).optional(),
    limit: LimitField,
  }),
  output: pageOf(
    z.strictObject({
      sign_in_id: z.int(),
      at: Instant,
      /** null: an address that is no operator's. */
      operator_id: Uuid.nullable(),
      address: z.string(),
      user_agent: z.string(),
      outcome: z.enum(SIGN_IN_OUTCOMES),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const listOperatorNames = defineAction({
  name: "list_operator_names",
  summary: "What every operator is called, for who works beside them.",
  access: { roles: ["admin", "author", "examiner", "support"] },
  isUnaudited: true,
  input: z.strictObject({}),
  output: z.strictObject({ operators: z.array(z.strictObject({ operator_id: Uuid, name: z.string() })) }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const listAudit = defineAction({
  name: "list_audit",
  summary: "What operators did, latest first: all of it, or by operator, action, subject and time.",
  access: { roles: ["admin"] },
  input: z.strictObject({
    /** Without what only looked at something, and without the parts that files come in. */
    only_changes: flagField.default(false),
    operator_id: Uuid.optional(),
    action: z
      .string()
      .regex(/^[a-z_]{1,60}$/)
      .optional(),
    /** What it was about: a setting's key, the id of a player, report, category or operator. */
    subject: z.string().min(1).max(100).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    /** Exclusive. */
    until: z.iso.datetime({ offset: true }).optional(),
    cursor: intField(1, MOST_LOG_ROWS).optional(),
    limit: LimitField,
  }),
  output: pageOf(
    z.strictObject({
      audit_id: z.int(),
      at: Instant,
      /** null: the host itself; `note` says how. */
      operator_id: Uuid.nullable(),
      note: z.string().nullable(),
      action: z.string(),
      subject: z.string().nullable(),
      input: z.json(),
      before: z.json(),
      after: z.json(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});
