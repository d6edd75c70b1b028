import type auth from "../../locales/en/auth.json";
import type boards from "../../locales/en/boards.json";
import type coins from "../../locales/en/coins.json";
import type badges from "../../locales/en/badges.json";
import type contests from "../../locales/en/contests.json";
import type daily from "../../locales/en/daily.json";
import type exams from "../../locales/en/exams.json";
import type home from "../../locales/en/home.json";
import type meta from "../../locales/en/meta.json";
import type modes from "../../locales/en/modes.json";
import type notices from "../../locales/en/notices.json";
import type myData from "../../locales/en/my-data.json";
import type pages from "../../locales/en/pages.json";
import type passages from "../../locales/en/passages.json";
import type play from "../../locales/en/play.json";
import type playKinds from "../../locales/en/play-kinds.json";
import type profile from "../../locales/en/profile.json";
import type quizZone from "../../locales/en/quiz-zone.json";
import type referral from "../../locales/en/referral.json";
import type refusals from "../../locales/en/refusals.json";
import type review from "../../locales/en/review.json";
import type selfChallenge from "../../locales/en/self-challenge.json";
import type settings from "../../locales/en/settings.json";
import type shell from "../../locales/en/shell.json";
import type statistics from "../../locales/en/statistics.json";
import type study from "../../locales/en/study.json";
import type tools from "../../locales/en/tools.json";
import type wallet from "../../locales/en/wallet.json";
import type watch from "../../locales/en/watch.json";

type Texts = {
  readonly auth: typeof auth;
  readonly boards: typeof boards;
  readonly coins: typeof coins;
  readonly badges: typeof badges;
  readonly contests: typeof contests;
  readonly daily: typeof daily;
  readonly exams: typeof exams;
  readonly home: typeof home;
  readonly meta: typeof meta;
  readonly modes: typeof modes;
  readonly notices: typeof notices;
  readonly "my-data": typeof myData;
  readonly pages: typeof pages;
  readonly passages: typeof passages;
  readonly play: typeof play;
  readonly "play-kinds": typeof playKinds;
  readonly profile: typeof profile;
  readonly "quiz-zone": typeof quizZone;
  readonly referral: typeof referral;
  readonly refusals: typeof refusals;
  readonly review: typeof review;
  readonly "self-challenge": typeof selfChallenge;
  readonly settings: typeof settings;
  readonly shell: typeof shell;
  readonly statistics: typeof statistics;
  readonly study: typeof study;
  readonly tools: typeof tools;
  readonly wallet: typeof wallet;
  readonly watch: typeof watch;
};

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** Every interface text, by the id the server gives it: file name and path in the file, joined by dots. */
export type MsgId = Paths<Texts>;
