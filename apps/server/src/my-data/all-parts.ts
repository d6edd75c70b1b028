import type { MyDataPart } from "@crosscheck/rules/my-data/parts";
import * as attempts from "../attempts/own-data-queries.ts";
import * as battleEnds from "../battles/settle/own-data-queries.ts";
import * as battleTalk from "../battles/social/own-data-queries.ts";
import { OWN_BADGES } from "../badges/own-data-queries.ts";
import { OWN_BOARDS } from "../boards/own-data-queries.ts";
import type { OwnData } from "../calls/own-data.ts";
import { OWN_UNLOCKED } from "../categories/own-data-queries.ts";
import { OWN_COIN_DAYS, OWN_COINS, OWN_REFERRALS } from "../coins/own-data-queries.ts";
import { OWN_CONTEST_REMINDERS, OWN_CONTESTS } from "../contests/own-data-queries.ts";
import { OWN_EXAM_KEY_TRIES, OWN_EXAM_LISTS, OWN_EXAMS } from "../exams/own-data-queries.ts";
import { OWN_EVENTS } from "../events/own-data-queries.ts";
import * as notices from "../notices/own-data-queries.ts";
import { OWN_PAYOUTS } from "../payouts/own-data-queries.ts";
import * as players from "../players/own-data-queries.ts";
import { OWN_REGRADES } from "../regrades/own-data-queries.ts";
import * as study from "../study/own-data-queries.ts";
import { OWN_SUPPORT_NOTES } from "../support/note-queries.ts";
import { OWN_TRIAL } from "../trial/own-data-queries.ts";

/** What a player can take along, each area its own parts. */
export const OWN_DATA: Readonly<Record<MyDataPart, OwnData>> = {
  account: players.OWN_ACCOUNT,
  sign_ins: players.OWN_SIGN_INS,
  support_notes: OWN_SUPPORT_NOTES,
  devices: players.OWN_DEVICES,
  contact_changes: players.OWN_CONTACT_CHANGES,
  attempts: attempts.OWN_ATTEMPTS,
  answers: attempts.OWN_ANSWERS,
  shown_questions: attempts.OWN_SHOWN_QUESTIONS,
  lifelines: attempts.OWN_LIFELINES,
  absences: attempts.OWN_ABSENCES,
  paper_notes: attempts.OWN_PAPER_NOTES,
  readings: attempts.OWN_READINGS,
  levels: attempts.OWN_LEVELS,
  regrades: OWN_REGRADES,
  question_history: study.OWN_QUESTION_HISTORY,
  first_answers: attempts.OWN_FIRST_ANSWERS,
  subjects: study.OWN_SUBJECTS,
  bests: attempts.OWN_BESTS,
  boards: OWN_BOARDS,
  limits: attempts.OWN_LIMITS,
  coins: OWN_COINS,
  coin_days: OWN_COIN_DAYS,
  unlocked: OWN_UNLOCKED,
  payouts: OWN_PAYOUTS,
  referrals: OWN_REFERRALS,
  badges: OWN_BADGES,
  contests: OWN_CONTESTS,
  contest_reminders: OWN_CONTEST_REMINDERS,
  battles: battleEnds.OWN_BATTLES,
  battle_record: battleEnds.OWN_BATTLE_RECORD,
  battle_searches: battleEnds.OWN_BATTLE_SEARCHES,
  battle_blocks: battleTalk.OWN_BLOCKS,
  battle_challenges: battleTalk.OWN_CHALLENGES,
  battle_lines: battleTalk.OWN_LINES,
  battle_line_reports: battleTalk.OWN_LINE_REPORTS,
  battle_mutes: battleTalk.OWN_MUTES,
  exams: OWN_EXAMS,
  exam_lists: OWN_EXAM_LISTS,
  exam_key_tries: OWN_EXAM_KEY_TRIES,
  bookmarks: study.OWN_BOOKMARKS,
  notes: study.OWN_NOTES,
  reports: study.OWN_REPORTS,
  notices: notices.OWN_NOTICES,
  broadcasts_read: notices.OWN_BROADCASTS_READ,
  notice_settings: notices.OWN_NOTICE_SETTINGS,
  push_devices: notices.OWN_PUSH_DEVICES,
  push_waiting: notices.OWN_PUSH_WAITING,
  trial: OWN_TRIAL,
  events: OWN_EVENTS,
};
