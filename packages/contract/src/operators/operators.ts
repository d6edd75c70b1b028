import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, intField, textField, Uuid } from "../fields.ts";
import { LimitField, OperatorEmail, pageOf, RoleField, RolesField } from "./operator-fields.ts";

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
  input: z.strictObject({
    email: OperatorEmail,
    /** Default: the address up to the @. A known operator keeps the name. */
    name: textField(1, 60).optional(),
    roles: RolesField,
  }),
  output: OneOperator.extend({ is_new: z.boolean() }),
  messages: ["stored"],
  refusals: [],
  perMinute: 20,
});

export const setOperatorRoles = defineAction({
  name: "set_operator_roles",
  summary: "Gives an operator exactly these roles; somebody always stays admin.",
  access: { roles: ["admin"] },
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

const MOST_AUDIT_ROWS = 1_000_000_000_000;

export const listAudit = defineAction({
  name: "list_audit",
  summary: "What operators did, latest first: all of it, or by operator, action, subject and time.",
  access: { roles: ["admin"] },
  input: z.strictObject({
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
    cursor: intField(1, MOST_AUDIT_ROWS).optional(),
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
