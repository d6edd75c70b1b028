/** Groups of texts (files of locales/<language>) that pages open to everybody carry; the others follow at the gate. */
const PUBLIC_GROUPS: readonly string[] = ["auth", "daily", "home", "modes", "pages", "shell"];

/** Parts of the refusals that only screens behind the gate say. */
const GATED_REFUSALS: readonly string[] = [
  "exam_not_open",
  "exam_key_wrong",
  "exam_key_missing",
  "exam_rules_not_accepted",
  "answer_final",
  "room",
  "self_learning",
  "upload_failed",
  "already_unlocked",
  "not_enough_coins",
  "level_locked",
  "attempt_finished",
  "attempt_open",
  "other_device",
  "lifeline_not_allowed",
  "lifeline_used",
  "already_reported",
  "not_bookmarked",
  "report_reason_missing",
  "payouts_off",
  "payout_minimum",
  "payout_wait",
  "payout_open",
  "payout_not_pending",
  "contest_cancelled",
  "contest_not_live",
  "contest_played",
  "no_past_contest",
  "no_upcoming_contest",
  "result_later",
  "category_locked",
  "invitation_expired",
  "room_code_missing",
  "room_code_not_valid",
  "room_full",
  "room_gone",
  "game_started",
  "not_creator",
  "removed_from_room",
  "too_few_players",
  "too_early",
  "too_late",
  "answer_not_valid",
  "line_not_allowed",
  "too_many_lines",
  "battle_open",
  "not_met",
];

/** Of the quiz zone only the bar of a subject, begun or not, which a player's home shows too. */
const PUBLIC_IN_QUIZ_ZONE: readonly string[] = ["mastery", "untouched"];
/** Parts of the other groups that only screens behind the gate say. */
const GATED_PARTS: Readonly<Record<string, string>> = { auth: "verify", daily: "calendar", modes: "result" };
/** What only the own screens of a mode say of it. */
const GATED_OF_MODE: readonly string[] = ["lead", "back", "with_transcript"];

/** Names of screens behind the gate that lead to them from pages open to everybody, once the player is known. */
const PUBLIC_IDS: readonly string[] = [
  "play.reference",
  "study.bookmarks.title",
  "study.practice.mistakes",
  "badges.title",
  "battle-rooms.title",
  "battle-rooms.kinds.friend",
  "battle-rooms.seats.friend",
  "battle.random.title",
  "battle-rooms.statistics.title",
  "boards.title",
  "modes.daily_quiz.lead",
  "contests.look.open",
  "contests.look.upcoming",
  "contests.look.waiting",
  "notices.bell",
  "notices.title",
  "referral.title",
  "profile.study.title",
  "profile.study.statistics",
  "profile.study.bookmarks",
  "badges.profile",
  "coins.title",
  "study.reports.title",
  "statistics.title",
  "settings.title",
];

/** Whether a page open to everybody carries the text of this id. */
export function isPublicText(id: string): boolean {
  const [group = "", part = "", leaf = ""] = id.split(".");
  if (group === "quiz-zone") return PUBLIC_IN_QUIZ_ZONE.includes(part);
  if (PUBLIC_IDS.includes(id)) return true;
  if (group === "refusals") return !GATED_REFUSALS.includes(part);
  if (group === "modes" && GATED_OF_MODE.includes(leaf)) return false;
  return PUBLIC_GROUPS.includes(group) && part !== GATED_PARTS[group];
}
