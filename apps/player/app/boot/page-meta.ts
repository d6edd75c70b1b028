import { INDEXED_PATHS } from "@crosscheck/contract/boot";
import type { MsgId } from "../i18n/message-ids.ts";
import { isGated } from "../modes/gates.ts";
import { SOLO_MODES } from "../modes/modes.ts";
import { placeOf, type PlaceId } from "../modes/places.ts";

/** What a page is called in the tab, and what is said of it where it is linked. */
type ToldPage = { readonly title: MsgId; readonly description: MsgId };

/**
 * Every page by its address. One that is closed to visitors answers for all below it, as the page of verification does; what
 * those are about only the player finds out.
 */
export const TOLD_PAGES: ReadonlyMap<string, ToldPage> = new Map<string, ToldPage>([
  ["/", { title: "home.title", description: "meta.home" }],
  ["/learn/", { title: "shell.nav.learn", description: "meta.learn" }],
  ["/compete/", { title: "shell.nav.compete", description: "meta.compete" }],
  ["/leaderboard/", { title: "boards.title", description: "meta.leaderboard" }],
  ["/about-us/", { title: "pages.about_us", description: "meta.about_us" }],
  ["/contact-us/", { title: "pages.contact_us", description: "meta.contact_us" }],
  ["/faq/", { title: "pages.faq", description: "meta.faq" }],
  ["/privacy-policy/", { title: "pages.privacy_policy", description: "meta.privacy_policy" }],
  ["/terms-and-conditions/", { title: "pages.terms_conditions", description: "meta.terms_conditions" }],
  ["/verify/", { title: "pages.verify", description: "meta.verify" }],
  ["/maintenance/", { title: "shell.maintenance.title", description: "shell.maintenance.text" }],
  ["/auth/login/", { title: "auth.login.title", description: "meta.login" }],
  ["/auth/sign-up/", { title: "auth.sign_up.title", description: "meta.sign_up" }],
  ["/auth/reset-password/", { title: "auth.reset.title", description: "auth.reset.lead" }],
  ["/auth/otp-verify/", { title: "auth.verify.phone_title", description: "meta.verify_phone" }],
  ...SOLO_MODES.map(({ id, base }): readonly [string, ToldPage] => [
    base,
    { title: `modes.${id}.title`, description: `modes.${id}.lead` },
  ]),
  ["/quiz-play/daily-quiz-play/", { title: "meta.daily_play_title", description: "meta.daily_play" }],
  ["/self-learning/play/", { title: "meta.self_play_title", description: "meta.self_play" }],
  ["/contest-play/", { title: "modes.contest.title", description: "contests.lead" }],
  ["/random-battle/", { title: "battle.random.title", description: "battle.random.lead" }],
  ["/group-battle/", { title: "battle-rooms.title", description: "battle-rooms.lead" }],
  ["/battle/", { title: "battle.title", description: "meta.battle" }],
  ["/exam-module/", { title: "shell.nav.exams", description: "exams.lead" }],
  ["/exam-module/mock/", { title: "modes.mock_exam.title", description: "exams.mock.lead" }],
  ["/welcome/", { title: "meta.welcome_title", description: "meta.welcome" }],
  ["/resume/", { title: "modes.resume", description: "meta.resume" }],
  ["/review/", { title: "review.title", description: "meta.review" }],
  ["/profile/", { title: "profile.title", description: "meta.profile" }],
  ["/profile/notifications/", { title: "notices.title", description: "notices.lead" }],
  ["/profile/settings/", { title: "settings.title", description: "meta.settings" }],
  ["/profile/statistics/", { title: "statistics.title", description: "statistics.lead" }],
  [
    "/profile/battle-statistics/",
    { title: "battle-rooms.statistics.title", description: "battle-rooms.statistics.lead" },
  ],
  ["/profile/coin-history/", { title: "coins.title", description: "coins.lead" }],
  ["/profile/wallet/", { title: "wallet.title", description: "wallet.lead" }],
  ["/profile/badges/", { title: "badges.title", description: "badges.lead" }],
  ["/profile/referral/", { title: "referral.title", description: "referral.lead" }],
  ["/profile/reports/", { title: "study.reports.title", description: "study.reports.lead" }],
  [
    "/profile/play-bookmark-questions/",
    { title: "study.bookmarks.title", description: "study.bookmarks.lead" },
  ],
  ["/profile/practice/wrong-answers/", { title: "study.practice.mistakes", description: "meta.mistakes" }],
  ["/play-bookmark-questions/", { title: "study.practice.bookmarks", description: "meta.bookmarks_play" }],
]);

/** What search engines, link previews and tabs are told about one page. */
export type PageMeta = {
  /** The address it was asked at, without origin and search. */
  readonly path: string;
  /** The one address it should be known by; null for a page that search engines should not list. */
  readonly address: string | null;
  /** What the tab says until the screen does; null where the server renders the screen itself. */
  readonly title: string | null;
  readonly description: string;
  /** Name of its picture in public/og. */
  readonly picture: PlaceId | "about";
};

/** What is told about the page of an address; null where there is none. Only the server asks. */
export function metaOf(
  { pathname, searchParams }: URL,
  origin: string,
  messages: Readonly<Record<string, unknown>>,
): PageMeta | null {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const told = toldAt(path);
  if (told === undefined) return null;
  // A language in the address makes it a page of its own; everything else there is not what it is about.
  const language = searchParams.get("lang");
  const query = language === null ? "" : `?lang=${encodeURIComponent(language)}`;
  return {
    path: pathname,
    address: INDEXED_PATHS.some((listed) => listed === path) ? `${origin}${path}${query}` : null,
    title: isGated(path) ? plainText(messages[told.title]) : null,
    description: plainText(messages[told.description]),
    picture: placeOf(path) ?? "about",
  };
}

/** The page of an address, or the nearest above it that answers for it. */
function toldAt(path: string): ToldPage | undefined {
  const own = TOLD_PAGES.get(path);
  if (own !== undefined) return own;
  const above = [...TOLD_PAGES.keys()].filter(
    (address) => path.startsWith(address) && (isGated(address) || address === "/verify/"),
  );
  return TOLD_PAGES.get(above.toSorted((one, other) => other.length - one.length)[0] ?? "");
}

/** A compiled text without values: itself, or the list of its only part. */
function plainText(compiled: unknown): string {
  const [text] = Array.isArray(compiled) ? (compiled as readonly unknown[]) : [compiled];
  return typeof text === "string" ? text : "";
}
