import type { OperatorRefusalName } from "./operator-codes.ts";

/**
 * The one closed table of message codes (contract §2): wire code, HTTP status, whether it refuses, and an English
 * sentence for API users. Clients own the wording shown to players, keyed by the name.
 */
export const CODES = {
  no_data: { code: "102", status: 200, refuses: true, detail: "No data found." },
  invalid_field: { code: "103", status: 200, refuses: true, detail: "A field is missing or not valid." },
  registered: { code: "104", status: 200, refuses: false, detail: "Registered." },
  signed_in: { code: "105", status: 200, refuses: false, detail: "Signed in." },
  profile_updated: { code: "106", status: 200, refuses: false, detail: "Profile or image updated." },
  upload_failed: {
    code: "107",
    status: 200,
    refuses: true,
    detail: "The upload failed; nothing was stored.",
  },
  reported: { code: "109", status: 200, refuses: false, detail: "Report stored." },
  stored: { code: "110", status: 200, refuses: false, detail: "Stored." },
  updated: { code: "111", status: 200, refuses: false, detail: "Updated." },
  daily_quiz_played: {
    code: "112",
    status: 200,
    refuses: true,
    detail: "The daily quiz of today is already played.",
  },
  no_upcoming_contest: { code: "114", status: 200, refuses: true, detail: "There is no upcoming contest." },
  no_live_contest: { code: "115", status: 200, refuses: true, detail: "There is no live contest." },
  no_past_contest: { code: "116", status: 200, refuses: true, detail: "There is no past contest." },
  contest_played: { code: "117", status: 200, refuses: true, detail: "The contest is already played." },
  contest_playable: { code: "118", status: 200, refuses: false, detail: "The contest can be played." },
  internal_error: { code: "122", status: 500, refuses: true, detail: "Something went wrong on our side." },
  account_deactivated: { code: "126", status: 401, refuses: true, detail: "This account is deactivated." },
  payout_wait: {
    code: "127",
    status: 200,
    refuses: true,
    detail: "A payment request needs 48 hours after the previous one.",
  },
  category_already_played: {
    code: "128",
    status: 200,
    refuses: false,
    detail: "Category already marked as played.",
  },
  not_signed_in: { code: "129", status: 401, refuses: true, detail: "A valid token is needed." },
  user_exists: { code: "130", status: 200, refuses: false, detail: "The user exists." },
  user_not_found: { code: "131", status: 200, refuses: true, detail: "The user does not exist." },
  already_unlocked: { code: "132", status: 200, refuses: true, detail: "The category is already unlocked." },
  payout_not_pending: {
    code: "135",
    status: 200,
    refuses: true,
    detail: "The payment request is no longer pending.",
  },
  not_enough_coins: { code: "201", status: 200, refuses: true, detail: "Not enough coins." },
  level_locked: { code: "202", status: 200, refuses: true, detail: "This level is locked." },
  contest_not_live: { code: "203", status: 200, refuses: true, detail: "The contest is not live." },
  attempt_finished: { code: "207", status: 200, refuses: true, detail: "The attempt is already finished." },
  lifeline_not_allowed: {
    code: "208",
    status: 200,
    refuses: true,
    detail: "This lifeline is not allowed here.",
  },
  lifeline_used: { code: "209", status: 200, refuses: true, detail: "This lifeline was already used." },
  too_many_requests: {
    code: "210",
    status: 429,
    refuses: true,
    detail: "Too many requests; see retry_after_seconds.",
  },
  category_locked: { code: "211", status: 200, refuses: true, detail: "The category needs unlocking first." },
  payout_minimum: {
    code: "215",
    status: 200,
    refuses: true,
    detail: "Below the minimum redeemable amount; see get_system_configurations.",
  },
  demo_not_allowed: { code: "216", status: 200, refuses: true, detail: "Not allowed in the demo version." },
  verify_email_first: {
    code: "217",
    status: 200,
    refuses: true,
    detail: "The email address is not verified.",
  },
  proof_not_valid: {
    code: "220",
    status: 200,
    refuses: true,
    detail: "The sign-in proof is missing or not valid.",
  },
  attempt_open: { code: "221", status: 200, refuses: true, detail: "The attempt is not finished yet." },
  unavailable: { code: "222", status: 503, refuses: true, detail: "Temporarily unavailable; please retry." },
  malformed_request: { code: "223", status: 400, refuses: true, detail: "The request could not be read." },
  request_too_large: { code: "224", status: 413, refuses: true, detail: "The request is too large." },
  unsupported_media_type: {
    code: "225",
    status: 415,
    refuses: true,
    detail: "Send multipart, urlencoded or JSON.",
  },
  code_wrong: { code: "228", status: 200, refuses: true, detail: "The code is not right." },
  code_expired: {
    code: "229",
    status: 200,
    refuses: true,
    detail: "The code is no longer valid; ask for a new one.",
  },
  email_in_use: { code: "230", status: 200, refuses: true, detail: "The email address is already in use." },
  already_reported: {
    code: "231",
    status: 200,
    refuses: true,
    detail: "Your report on this question is still open.",
  },
  not_bookmarked: {
    code: "232",
    status: 200,
    refuses: true,
    detail: "Cannot remove question from bookmark.",
  },
  payouts_off: { code: "233", status: 200, refuses: true, detail: "Payouts are switched off." },
  friend_code_not_valid: { code: "234", status: 200, refuses: true, detail: "The friend code is not valid." },
  contest_cancelled: { code: "235", status: 200, refuses: true, detail: "The contest was cancelled." },
  invitation_expired: { code: "236", status: 200, refuses: true, detail: "The invitation has expired." },
  sign_in_for_more: { code: "237", status: 200, refuses: true, detail: "Sign in to see more." },
  maintenance: {
    code: "238",
    status: 503,
    refuses: true,
    detail: "Closed for maintenance; see get_web_settings.",
  },
  name_not_allowed: { code: "239", status: 200, refuses: true, detail: "This name is not allowed." },
  payout_open: { code: "240", status: 200, refuses: true, detail: "A payment request is still open." },
  result_later: {
    code: "241",
    status: 200,
    refuses: true,
    detail: "Handed in; the result comes when the event has closed.",
  },
  unknown_action: { code: "226", status: 404, refuses: true, detail: "There is no such action." },
} as const satisfies Readonly<Record<string, CodeEntry>>;

export type CodeEntry = {
  readonly code: string;
  readonly status: number;
  readonly refuses: boolean;
  readonly detail: string;
};
export type CodeName = keyof typeof CODES;

/** Codes that refuse; everything else is the message of a success. */
export type RefusalName = {
  [Name in CodeName]: (typeof CODES)[Name]["refuses"] extends true ? Name : never;
}[CodeName];
export type SuccessName = Exclude<CodeName, RefusalName>;

/** Refusals any call may answer, whatever its own list says (contract §4 and §1). */
export const COMMON_REFUSALS = [
  "invalid_field",
  "internal_error",
  "account_deactivated",
  "not_signed_in",
  "too_many_requests",
  "unavailable",
  "maintenance",
  "malformed_request",
  "request_too_large",
  "unsupported_media_type",
  "unknown_action",
] as const satisfies readonly RefusalName[];
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/**
 * An expected "no": a value, never a throw. `field` names the offending input of `invalid_field`; `detail` replaces the
 * table's sentence where an admin has written one.
 */
export type Refusal<Name extends RefusalName | OperatorRefusalName = RefusalName> = {
  readonly refused: Name;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
  readonly detail?: string;
};

/** Makes a refusal value. */
export function refuse<Name extends RefusalName | OperatorRefusalName>(
  refused: Name,
  more: Omit<Refusal, "refused"> = {},
): Refusal<Name> {
  return { refused, ...more };
}

/** Whether a value is a refusal. */
export function isRefusal(value: object): value is Refusal<RefusalName | OperatorRefusalName> {
  return "refused" in value;
}
