import type { OperatorActionName } from "@crosscheck/contract/operator-actions";

type Row = Readonly<Record<string, unknown>>;
/** A list of the console: the call that answers it and what tells its rows apart. */
export type Resource = {
  readonly list: OperatorActionName;
  readonly id: string | ((row: Row) => string);
};

/** Every list by the name it has in addresses and in react-admin's store. */
export const RESOURCES = {
  operators: { list: "list_operators", id: "operator_id" },
  audit: { list: "list_audit", id: "audit_id" },
  "sign-ins": { list: "list_sign_ins", id: "sign_in_id" },
  languages: { list: "list_languages", id: "language" },
  pages: { list: "list_pages", id: ({ type, language }) => `${String(type)} ${String(language)}` },
  texts: { list: "list_interface_texts", id: "text_id" },
  settings: { list: "list_settings", id: "key" },
  outbox: { list: "list_outbox", id: "message_id" },
  players: { list: "search_players", id: "player_id" },
  referrals: { list: "list_held_referrals", id: "newcomer_id" },
  reports: { list: "list_reports", id: "report_id" },
  figures: { list: "list_items_by_statistics", id: "question_id" },
  regrades: { list: "list_play_regrades", id: "regrade_id" },
  payouts: { list: "list_payouts", id: "payout_id" },
  ledger: { list: "list_ledger", id: "entry_id" },
  broadcasts: { list: "list_broadcasts", id: "broadcast_id" },
  contests: { list: "list_contests", id: "contest_id" },
  entries: { list: "list_contest_entries", id: "player_id" },
  battles: { list: "list_battles", id: "battle_id" },
  messages: { list: "list_reported_messages", id: "report_id" },
  words: { list: "list_battle_words", id: "word" },
  anomalies: {
    list: "list_rating_anomalies",
    id: ({ kind, player_id, other_id }) => [kind, player_id, other_id].join(" "),
  },
  questions: { list: "list_questions", id: "question_id" },
  passages: { list: "list_passages", id: "passage_id" },
  exams: { list: "list_exams", id: "exam_id" },
  sittings: { list: "list_exam_sittings", id: "player_id" },
  candidates: { list: "list_exam_candidates", id: "player_id" },
  groups: { list: "list_candidate_groups", id: "group_id" },
  members: { list: "list_group_members", id: "player_id" },
} as const satisfies Readonly<Record<string, Resource>>;
export type ResourceName = keyof typeof RESOURCES;

export function idOf({ id }: Resource, row: Row): string {
  return String(typeof id === "string" ? row[id] : id(row));
}
