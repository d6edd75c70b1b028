import { z } from "zod";
import { ROLES } from "../define-action.ts";
import { intField, textField } from "../fields.ts";
import { EMAIL_MAX } from "../limits.ts";

export const RoleField = z.enum(ROLES);

/** Roles to hold, each once and in the order of ROLES. */
export const RolesField = z
  .array(RoleField)
  .min(1)
  .max(20)
  .transform((roles) => ROLES.filter((role) => roles.includes(role)));

/** Address an operator is known by, in small letters. */
export const OperatorEmail = z.string().trim().toLowerCase().pipe(z.email().max(EMAIL_MAX));

/** Why something was done, for whoever reads the audit later: the cause, not the person. */
export const ReasonField = textField(5, 200);

const ADDRESS_MAX = 200;
const PATH = /^\/(?:[\w-]+\/)*$/;
const HTTPS = /^https:\/\/(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}(?:\/[\w\-./~%+@=&?]*)?$/;

/** Address of a screen in the player's app; nothing outside of it. */
export const PlayerPath = z.string().max(ADDRESS_MAX).regex(PATH);

/** Plain https to a named host: nothing that runs or hides where it leads, and no login of anybody. */
export const HttpsAddress = z.string().max(ADDRESS_MAX).regex(HTTPS, { message: "not an https address" });

/** Either of the two. */
export const SlideLink = z
  .string()
  .max(ADDRESS_MAX)
  .regex(new RegExp(`${PATH.source}|${HTTPS.source}`));

/** By code of the interface language; players of a language without words read the English ones. */
export const wordsByLanguage = <Words extends z.ZodType>(words: Words) =>
  z
    .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/), words)
    .refine((all) => all["en"] !== undefined, "words in en are needed");

/** Rows a list answers at once. */
export const LimitField = intField(1, 200).default(50);

/** A page of a list. The envelope's `total` counts all rows that fit the filters. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    rows: z.array(row),
    /** Pass it as `cursor` for the rows after these; null: there are none. */
    next_cursor: z.string().nullable(),
  });

/** What a check has found, for who says it in another language than the message: its name and the values of its words. */
export const FindingParts = { what: z.string(), values: z.record(z.string(), z.string()) };
/** The same, of what not only checks find. */
export const SaidParts = { what: z.string().optional(), values: z.record(z.string(), z.string()).optional() };
