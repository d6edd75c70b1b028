import type { OperatorRefusalName } from "./operator-codes.ts";

/**
 * The one closed table of message codes (contract §2): wire code, HTTP status and whether it refuses. What each says to
 * API users stands in code-details.ts; clients own the wording shown to players, keyed by the name.
 */
export const CODES = {
  no_data: { code: "102", status: 200, refuses: true },
  invalid_field: { code: "103", status: 200, refuses: true },
  registered: { code: "104", status: 200, refuses: false },
  signed_in: { code: "105", status: 200, refuses: false },
  profile_updated: { code: "106", status: 200, refuses: false },
  upload_failed: { code: "107", status: 200, refuses: true },
  reported: { code: "109", status: 200, refuses: false },
  stored: { code: "110", status: 200, refuses: false },
  updated: { code: "111", status: 200, refuses: false },
  daily_quiz_played: { code: "112", status: 200, refuses: true },
  no_upcoming_contest: { code: "114", status: 200, refuses: true },
  no_live_contest: { code: "115", status: 200, refuses: true },
  no_past_contest: { code: "116", status: 200, refuses: true },
  contest_played: { code: "117", status: 200, refuses: true },
  contest_playable: { code: "118", status: 200, refuses: false },
  internal_error: { code: "122", status: 500, refuses: true },
  account_deactivated: { code: "126", status: 401, refuses: true },
  payout_wait: { code: "127", status: 200, refuses: true },
  category_already_played: { code: "128", status: 200, refuses: false },
  not_signed_in: { code: "129", status: 401, refuses: true },
  user_exists: { code: "130", status: 200, refuses: false },
  user_not_found: { code: "131", status: 200, refuses: true },
  already_unlocked: { code: "132", status: 200, refuses: true },
  payout_not_pending: { code: "135", status: 200, refuses: true },
  not_enough_coins: { code: "201", status: 200, refuses: true },
  level_locked: { code: "202", status: 200, refuses: true },
  contest_not_live: { code: "203", status: 200, refuses: true },
  exam_not_open: { code: "205", status: 200, refuses: true },
  exam_key_wrong: { code: "206", status: 200, refuses: true },
  attempt_finished: { code: "207", status: 200, refuses: true },
  lifeline_not_allowed: { code: "208", status: 200, refuses: true },
  lifeline_used: { code: "209", status: 200, refuses: true },
  too_many_requests: { code: "210", status: 429, refuses: true },
  category_locked: { code: "211", status: 200, refuses: true },
  payout_minimum: { code: "215", status: 200, refuses: true },
  demo_not_allowed: { code: "216", status: 200, refuses: true },
  verify_email_first: { code: "217", status: 200, refuses: true },
  exam_rules_not_accepted: { code: "218", status: 200, refuses: true },
  other_device: { code: "219", status: 200, refuses: true },
  proof_not_valid: { code: "220", status: 200, refuses: true },
  attempt_open: { code: "221", status: 200, refuses: true },
  unavailable: { code: "222", status: 503, refuses: true },
  malformed_request: { code: "223", status: 400, refuses: true },
  request_too_large: { code: "224", status: 413, refuses: true },
  unsupported_media_type: { code: "225", status: 415, refuses: true },
  code_wrong: { code: "228", status: 200, refuses: true },
  code_expired: { code: "229", status: 200, refuses: true },
  email_in_use: { code: "230", status: 200, refuses: true },
  already_reported: { code: "231", status: 200, refuses: true },
  not_bookmarked: { code: "232", status: 200, refuses: true },
  payouts_off: { code: "233", status: 200, refuses: true },
  friend_code_not_valid: { code: "234", status: 200, refuses: true },
  contest_cancelled: { code: "235", status: 200, refuses: true },
  invitation_expired: { code: "236", status: 200, refuses: true },
  sign_in_for_more: { code: "237", status: 200, refuses: true },
  maintenance: { code: "238", status: 503, refuses: true },
  name_not_allowed: { code: "239", status: 200, refuses: true },
  payout_open: { code: "240", status: 200, refuses: true },
  result_later: { code: "241", status: 200, refuses: true },
  answer_final: { code: "242", status: 200, refuses: true },
  exam_key_missing: { code: "243", status: 200, refuses: true },
  match_destroyed: { code: "108", status: 200, refuses: false },
  no_matches: { code: "113", status: 200, refuses: false },
  room_exists: { code: "119", status: 200, refuses: false },
  room_created: { code: "120", status: 200, refuses: false },
  room_gone: { code: "121", status: 200, refuses: true },
  room_code_not_valid: { code: "212", status: 200, refuses: true },
  room_full: { code: "213", status: 200, refuses: true },
  game_started: { code: "214", status: 200, refuses: true },
  room_code_missing: { code: "244", status: 200, refuses: true },
  not_creator: { code: "245", status: 200, refuses: true },
  removed_from_room: { code: "246", status: 200, refuses: true },
  too_few_players: { code: "247", status: 200, refuses: true },
  too_early: { code: "248", status: 200, refuses: true },
  too_late: { code: "249", status: 200, refuses: true },
  answer_not_valid: { code: "250", status: 200, refuses: true },
  line_not_allowed: { code: "251", status: 200, refuses: true },
  too_many_lines: { code: "252", status: 200, refuses: true },
  battle_open: { code: "253", status: 200, refuses: true },
  not_met: { code: "254", status: 200, refuses: true },
  unknown_action: { code: "226", status: 404, refuses: true },
} as const satisfies Readonly<Record<string, CodeEntry>>;

export type CodeEntry = {
  readonly code: string;
  readonly status: number;
  readonly refuses: boolean;
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
  /** What the bank cannot fill of the paper of an exam. */
  readonly missing?: readonly { readonly section: string; readonly wanted: number; readonly found: number }[];
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
