/**
 * Refusals that only operators meet. Apart from CODES, which travels to players; the numbers never meet theirs.
 */
export const OPERATOR_CODES = {
  operator_unknown: { code: "301", status: 200, detail: "There is no such operator, or it is disabled." },
  role_missing: { code: "302", status: 200, detail: "This needs a role that the operator does not hold." },
  last_admin: { code: "303", status: 200, detail: "Somebody has to stay admin." },
  key_reused: { code: "304", status: 200, detail: "This idempotency key was used for another amount." },
  contest_not_draft: { code: "305", status: 200, detail: "The contest is published or cancelled already." },
  contest_items_missing: { code: "306", status: 200, detail: "There are not enough questions left for it." },
  contest_over: { code: "307", status: 200, detail: "The contest is over or cancelled already." },
  exam_not_draft: { code: "308", status: 200, detail: "The exam is published already." },
  exam_items_missing: {
    code: "309",
    status: 200,
    detail: "The bank cannot fill the paper; see what is missing.",
  },
  exam_not_published: { code: "312", status: 200, detail: "The exam is a draft: change it instead." },
  group_exists: { code: "313", status: 200, detail: "There is a group of this name already." },
  exam_over: { code: "311", status: 200, detail: "The exam is closed already." },
  exam_not_over: { code: "320", status: 200, detail: "The window of the exam is not over yet." },
  exam_not_held_back: {
    code: "321",
    status: 200,
    detail: "The results of this exam wait for nobody, or are released.",
  },
  exam_marks_fall: {
    code: "323",
    status: 200,
    detail: "Marks of some candidates would fall; say that this is meant.",
  },
  exam_sitting_void: { code: "322", status: 200, detail: "The sitting was voided already." },
  sign_in_wrong: { code: "330", status: 200, detail: "Address and password do not fit." },
  second_factor_wrong: { code: "331", status: 200, detail: "The code is wrong, over, or was used before." },
  session_over: { code: "333", status: 401, detail: "Sign in to the console first." },
  csrf_wrong: {
    code: "334",
    status: 403,
    detail: "The header x-csrf-token of the session is missing or wrong.",
  },
  origin_foreign: { code: "335", status: 403, detail: "The call comes from a page of another site." },
  presence_old: {
    code: "336",
    status: 200,
    detail: "Confirm the password first: the last time is half an hour ago.",
  },
  invitation_over: {
    code: "338",
    status: 200,
    detail: "The invitation is over or was used; ask for a new one.",
  },
  password_weak: { code: "339", status: 200, detail: "The password is too short, too long or too common." },
  second_factor_needed: {
    code: "340",
    status: 200,
    detail: "The site demands a second factor of every operator.",
  },
  second_factor_there: { code: "341", status: 200, detail: "There is a second factor already." },
  place_exists: { code: "357", status: 200, detail: "There is a place of this address already." },
  import_busy: { code: "360", status: 200, detail: "Others import at this moment; try again soon." },
  pack_retires: {
    code: "361",
    status: 200,
    detail: "Questions or places would go out of play; say that this is meant.",
  },
  pack_too_large: {
    code: "362",
    status: 200,
    detail: "The pack is larger than what is imported at once; export its categories one by one.",
  },
  file_refused: {
    code: "358",
    status: 200,
    detail: "The file is not what it says, is too large or cannot be read.",
  },
  job_busy: { code: "352", status: 200, detail: "The job runs already." },
  backup_busy: { code: "351", status: 200, detail: "A backup is being made already." },
  key_unchanged: {
    code: "346",
    status: 200,
    detail: "The key is what it was in the versions that would be marked again.",
  },
  version_unfit: {
    code: "347",
    status: 200,
    detail: "Answers to that version cannot be marked by the key of now.",
  },
  regrade_running: { code: "348", status: 200, detail: "A regrade of this question runs still." },
  question_changed: {
    code: "349",
    status: 200,
    detail: "The question has changed since it was looked at; look who is affected now.",
  },
  question_unfit: {
    code: "359",
    status: 200,
    detail: "Category, part, passage or a file of the question does not exist or does not belong there.",
  },
  day_fixed: {
    code: "380",
    status: 200,
    detail: "Somewhere on earth it is this day already, or will be within hours: its paper stays.",
  },
  paper_unfit: {
    code: "381",
    status: 200,
    detail:
      "A question is named twice, or is none for everybody: not in play, kept for an exam, premium, of an event or a passage, or of another kind.",
  },
  own_work: { code: "382", status: 200, detail: "Another person puts it into play." },
  other_state: { code: "383", status: 200, detail: "It is not in the state for this step." },
  passage_unfit: {
    code: "384",
    status: 200,
    detail:
      "Category, part or a file of the passage does not exist or does not belong there, or its questions stand elsewhere.",
  },
  name_same: { code: "376", status: 200, detail: "The player is called that already." },
  player_active: { code: "377", status: 200, detail: "Deactivate the account first." },
  message_report_settled: { code: "324", status: 200, detail: "Somebody has decided this already." },
  changed_meanwhile: { code: "366", status: 200, detail: "Somebody has changed it since it was read." },
  language_exists: { code: "367", status: 200, detail: "There is this language already." },
  language_is_default: {
    code: "368",
    status: 200,
    detail: "The default language stays on for questions and interface; make another one the default first.",
  },
  text_syntax: { code: "369", status: 200, detail: "The text is empty or no ICU message." },
  text_values: {
    code: "370",
    status: 200,
    detail: "The text names other values or elements than the English one.",
  },
  text_plurals: {
    code: "371",
    status: 200,
    detail: "The text has forms that its language lacks, or none for all others.",
  },
  file_not_read: { code: "372", status: 200, detail: "The file is not what this call reads." },
  slides_full: {
    code: "374",
    status: 200,
    detail: "There are as many announcements as a site holds; take one away first.",
  },
  page_empty: { code: "373", status: 200, detail: "There is nothing to read on the page." },
} as const satisfies Readonly<Record<string, OperatorCodeEntry>>;

type OperatorCodeEntry = { readonly code: string; readonly status: number; readonly detail: string };
export type OperatorRefusalName = keyof typeof OPERATOR_CODES;

/** Refusals any operator's call may answer, whatever its own list says. */
export type CommonOperatorRefusal =
  | "invalid_field"
  | "unknown_action"
  | Extract<OperatorRefusalName, "operator_unknown" | "role_missing">;

/** Refusals of the console's transport, before a call is looked at. */
export type ConsoleRefusal =
  | "malformed_request"
  | "too_many_requests"
  | Extract<OperatorRefusalName, "session_over" | "csrf_wrong" | "origin_foreign" | "presence_old">;
