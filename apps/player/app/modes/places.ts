import { SOLO_MODES } from "./modes.ts";
import { EXAMS_PATH } from "../paths/exam-paths.ts";
import type { MsgId } from "../i18n/message-ids.ts";

/** The main places of the product: what to do now, everything to learn from, other people, exams, oneself. */
export type PlaceId = "fly" | "learn" | "compete" | "exams" | "me";

/** Addresses below the profile that belong to learning. */
const STUDY = ["/profile/play-bookmark-questions/", "/profile/practice/", "/play-bookmark-questions/"];

/** Addresses of each place by prefix; the first that fits counts. */
const PREFIXES: readonly (readonly [place: PlaceId, prefixes: readonly string[]])[] = [
  [
    "learn",
    ["/learn/", "/quiz-play/", "/review/", "/resume/", ...STUDY, ...SOLO_MODES.map(({ base }) => base)],
  ],
  [
    "compete",
    ["/compete/", "/leaderboard/", "/contest-play/", "/random-battle/", "/group-battle/", "/battle/"],
  ],
  ["exams", [EXAMS_PATH]],
  ["me", ["/profile/", "/welcome/"]],
];

/** The place an address belongs to; null for pages that are in none. */
export function placeOf(pathname: string): PlaceId | null {
  if (pathname === "/") return "fly";
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return PREFIXES.find(([, prefixes]) => prefixes.some((prefix) => path.startsWith(prefix)))?.[0] ?? null;
}

/** Pages open to everybody about the site itself. */
export const PUBLIC_PAGES: readonly (readonly [to: string, name: MsgId])[] = [
  ["/about-us/", "pages.about_us"],
  ["/faq/", "pages.faq"],
  ["/contact-us/", "pages.contact_us"],
  ["/privacy-policy/", "pages.privacy_policy"],
  ["/terms-and-conditions/", "pages.terms_conditions"],
];
