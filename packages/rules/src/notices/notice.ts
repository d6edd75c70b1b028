import type { BadgeType } from "../badges/badges.ts";

type OfContest = { readonly contest_id: string; readonly name: string };
type OfExam = { readonly exam_id: string; readonly title: string };
/** A player whose name is read when the notice is: it may change, and goes with the account. */
type OfFriend = { readonly friend_id: string };

/** What a player is told beside the kind. Texts that the house wrote are here; names of players never are. */
export type NoticeParams = {
  readonly badge: { readonly type: BadgeType };
  readonly contest_opens: OfContest;
  readonly contest_starts: OfContest;
  readonly contest_result: OfContest & { readonly rank: number; readonly finishers: number };
  readonly contest_prize: OfContest & { readonly rank: number; readonly coins: number };
  /** `coins`: the fee that came back. */
  readonly contest_cancelled: OfContest & { readonly coins: number };
  readonly battle_invitation: OfFriend & { readonly room_code: string; readonly invitation_id: string };
  /** What an operator decided about something the player wrote; `days`: for which nothing can be written, 0 for a warning. */
  readonly battle_message: { readonly report_id: string; readonly days: number };
  readonly exam_opens: OfExam;
  /** `number`: the sitting's; one that was taken back may be followed by another. */
  readonly exam_result: OfExam & { readonly number: number };
  /** `regrade`: which one of the exam, from 1. */
  readonly exam_regraded: OfExam & { readonly regrade: number };
  /** A question was corrected: what its player got by it; `levels`: those that are passed since. */
  readonly play_regraded: {
    readonly regrade_id: string;
    /** The latest of the attempts it is about: one that was still open comes later, and is told by itself. */
    readonly attempt_id: string;
    readonly coins: number;
    readonly score: number;
    readonly levels: number;
  };
  readonly report_settled: { readonly report_id: string; readonly verdict: "accepted" | "declined" };
  readonly payout: {
    readonly payment_id: string;
    readonly state: "approved" | "completed" | "refused";
    readonly amount: number;
    readonly unit: string;
  };
  readonly friend_joined: OfFriend;
  /** An operator has given the player another name. */
  readonly name_changed: { readonly change_id: string };
};

/** Kinds that a player is told alone; a broadcast goes to everybody. */
export type OwnNoticeKind = keyof NoticeParams;
export type NoticeKind = OwnNoticeKind | "broadcast";

/** A notice of one of these kinds. */
export type Notice<Kind extends OwnNoticeKind = OwnNoticeKind> = {
  [One in Kind]: { readonly kind: One; readonly params: NoticeParams[One] };
}[Kind];

type NoticeDefinition<Params> = {
  /** What it is about: a player is told once per kind and subject. */
  readonly subject: (params: Params) => string;
  /** Address in the player's app that shows it. */
  readonly path: (params: Params) => string;
};

const CONTEST = {
  subject: ({ contest_id }: OfContest) => contest_id,
  path: ({ contest_id }: OfContest) => `/contest-play/${contest_id}/`,
};
const examPath = ({ exam_id }: OfExam) => `/exam-module/${exam_id}/`;
const resultPath = (exam: OfExam) => `${examPath(exam)}result/`;

/** Every kind of own notice, in the order that settings show them. */
export const NOTICES: { readonly [Kind in OwnNoticeKind]: NoticeDefinition<NoticeParams[Kind]> } = {
  badge: { subject: ({ type }) => type, path: () => "/profile/badges/" },
  contest_opens: CONTEST,
  contest_starts: CONTEST,
  contest_result: CONTEST,
  contest_prize: CONTEST,
  contest_cancelled: { ...CONTEST, path: () => "/contest-play/" },
  battle_invitation: {
    subject: ({ invitation_id }) => invitation_id,
    path: ({ room_code }) => `/group-battle/?room=${room_code}`,
  },
  battle_message: { subject: ({ report_id }) => report_id, path: () => "/profile/notifications/" },
  exam_opens: { subject: ({ exam_id }) => exam_id, path: examPath },
  exam_result: { subject: ({ exam_id, number }) => `${exam_id} ${number}`, path: resultPath },
  exam_regraded: { subject: ({ exam_id, regrade }) => `${exam_id} ${regrade}`, path: resultPath },
  play_regraded: {
    subject: ({ regrade_id, attempt_id }) => `${regrade_id} ${attempt_id}`,
    path: ({ coins }) => (coins > 0 ? "/profile/coin-history/" : "/profile/"),
  },
  report_settled: { subject: ({ report_id }) => report_id, path: () => "/profile/reports/" },
  payout: {
    subject: ({ payment_id, state }) => `${payment_id} ${state}`,
    path: () => "/profile/wallet/",
  },
  name_changed: { subject: ({ change_id }) => change_id, path: () => "/profile/" },
  friend_joined: { subject: ({ friend_id }) => friend_id, path: () => "/profile/referral/" },
};

/** Every kind of notice. */
export const NOTICE_KINDS = [
  // Keys of a record by kind.
  ...(Object.keys(NOTICES) as OwnNoticeKind[]),
  "broadcast",
] as const satisfies readonly NoticeKind[];

/** What a notice is about. */
export function subjectOf<Kind extends OwnNoticeKind>({ kind, params }: Notice<Kind>): string {
  return NOTICES[kind].subject(params);
}

/** Where a notice leads. */
export function pathOf<Kind extends OwnNoticeKind>({ kind, params }: Notice<Kind>): string {
  return NOTICES[kind].path(params);
}

/** Most characters of an operator's own words to everybody: a heading, and a text below it. */
export const BROADCAST_TITLE_MAX = 80;
export const BROADCAST_TEXT_MAX = 500;

/** Days that a read notice stays, that an unread one does, and that a broadcast does. */
export const NOTICE_DAYS = { read: 180, unread: 365, broadcast: 180 } as const;
