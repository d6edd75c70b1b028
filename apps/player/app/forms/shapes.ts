import * as z from "zod/mini";
import type { MsgId } from "../i18n/message-ids.ts";
import { LIMITS } from "../i18n/limits.ts";

// Without this zod probes for eval, which our Content-Security-Policy reports.
z.config({ jitless: true });

const says = (id: MsgId) => id;

/** What an empty field is refused with. */
export const EMPTY_FIELD = "refusals.fill_all_details" satisfies MsgId;
const filled = z.minLength(1, says(EMPTY_FIELD));

export const emailField = z
  .string()
  .check(z.trim(), filled, z.email({ error: says("refusals.invalid_email"), abort: true }));

/** A password to sign in with: only the provider judges it. */
export const passwordField = z.string().check(filled);

export const newPasswordField = z
  .string()
  .check(
    filled,
    z.minLength(LIMITS.passwordMin, says("refusals.password_too_short")),
    z.maxLength(LIMITS.passwordMax, says("refusals.password_too_long")),
  );

export const nameField = z
  .string()
  .check(z.trim(), filled, z.maxLength(LIMITS.nameMax, says("refusals.name_too_long")));

/** Looked at closely when it is sent: the number library is loaded only then. */
export const phoneField = z.string().check(z.trim(), filled);

export const friendCodeField = z
  .string()
  .check(z.trim(), z.maxLength(20, says("refusals.friend_code_not_valid")));

export const termsField = z.boolean().check(z.refine((agreed) => agreed, says("auth.sign_up.terms_missing")));
