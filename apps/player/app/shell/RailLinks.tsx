import { Link, useLocation } from "react-router";
import type { MsgId } from "../i18n/message-ids.ts";
import { SOLO_MODES } from "../modes/modes.ts";
import { useText } from "../i18n/texts.tsx";
import type { PlaceId } from "../modes/places.ts";
import { GROUP_BATTLE_PATH, RANDOM_BATTLE_PATH } from "../paths/battle-paths.ts";
import { COIN_HISTORY_PATH } from "../paths/coin-paths.ts";
import { CONTESTS_PATH } from "../paths/contest-paths.ts";
import { MOCKS_PATH } from "../paths/exam-paths.ts";
import { NOTICES_PATH } from "../paths/notice-paths.ts";
import { REFERRAL_PATH } from "../paths/referral-paths.ts";
import { BATTLE_STATISTICS_PATH } from "../paths/room-paths.ts";
import {
  BADGES_PATH,
  BOOKMARKS_PATH,
  mistakesPath,
  REPORTS_PATH,
  STATISTICS_PATH,
} from "../study/study-paths.ts";

/** What a place holds, beside its own screen. */
const BELOW: Readonly<Record<PlaceId, readonly (readonly [to: string, name: MsgId])[]>> = {
  fly: [],
  learn: [
    ...SOLO_MODES.map(({ id, base }) => [base, `modes.${id}.title`] as const),
    [mistakesPath(null), "study.practice.mistakes"],
    [BOOKMARKS_PATH, "study.bookmarks.title"],
  ],
  compete: [
    [CONTESTS_PATH, "modes.contest.title"],
    [RANDOM_BATTLE_PATH, "battle.random.title"],
    [GROUP_BATTLE_PATH, "battle-rooms.title"],
    ["/leaderboard/", "boards.title"],
  ],
  exams: [[MOCKS_PATH, "modes.mock_exam.title"]],
  me: [
    [STATISTICS_PATH, "statistics.title"],
    [BATTLE_STATISTICS_PATH, "battle-rooms.statistics.title"],
    [BADGES_PATH, "badges.title"],
    [COIN_HISTORY_PATH, "coins.title"],
    [NOTICES_PATH, "notices.title"],
    [REFERRAL_PATH, "referral.title"],
    [REPORTS_PATH, "study.reports.title"],
    ["/profile/settings/", "settings.title"],
  ],
};

/** The ways on from the place the player is at; a rail has room for them. */
export function RailLinks({ place }: { readonly place: PlaceId }) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <ul className="max-lg:hidden">
      {BELOW[place].map(([to, name]) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={pathname === to ? "page" : pathname.startsWith(to) ? "true" : undefined}
            className="flex min-h-10 items-center rounded-key ps-13 pe-3 text-sm text-muted no-underline hover:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
          >
            {text(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
