import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import { GROUP_BATTLE_PATH } from "./paths/battle-paths.ts";
import { EXAMS_PATH } from "./paths/exam-paths.ts";
import { GATED_PREFIXES } from "./modes/gates.ts";
import { SOLO_MODES, type Mode, type PlaceMode } from "./modes/modes.ts";

const NOT_FOUND = "screens/not-found/NotFoundScreen.tsx";

/** Open to everybody. */
const PUBLIC = [
  index("screens/home/HomeScreen.tsx"),
  route("learn/", "screens/learn/LearnScreen.tsx"),
  route("compete/", "screens/compete/CompeteScreen.tsx"),
  route("leaderboard/", "screens/boards/LeaderboardScreen.tsx"),
  route("about-us/", "screens/pages/PublicPageScreen.tsx", { id: "about-us" }),
  route("contact-us/", "screens/pages/PublicPageScreen.tsx", { id: "contact-us" }),
  route("faq/", "screens/pages/PublicPageScreen.tsx", { id: "faq" }),
  route("privacy-policy/", "screens/pages/PublicPageScreen.tsx", { id: "privacy-policy" }),
  route("terms-and-conditions/", "screens/pages/PublicPageScreen.tsx", { id: "terms-and-conditions" }),
  route("verify/:code?/", "screens/pages/PublicPageScreen.tsx", { id: "verify" }),
  route("maintenance/", "screens/maintenance/MaintenanceScreen.tsx"),
];

/** Closed to signed-in players, who are sent home. */
const GUEST_ONLY = prefix("auth", [
  route("login/", "screens/auth/LoginScreen.tsx"),
  route("sign-up/", "screens/auth/SignUpScreen.tsx"),
  route("reset-password/", "screens/auth/ResetPasswordScreen.tsx"),
  route("otp-verify/", "screens/auth/OtpVerifyScreen.tsx"),
]);

const PLACES = "screens/modes/PlaceScreen.tsx";
const LEVELS = "screens/modes/LevelsScreen.tsx";
const PLAY = "screens/modes/PlayScreen.tsx";

/** The addresses below a mode's base, by its shape. A file stands behind several, so each has an id of its own. */
const BELOW: Readonly<Record<PlaceMode["shape"], readonly (readonly [path: string, file: string])[]>> = {
  levels: [
    [":category/", PLACES],
    [":category/levels/", LEVELS],
    [":category/play/:level/", PLAY],
    [":category/:subcategory/", LEVELS],
    [":category/:subcategory/levels/", LEVELS],
    [":category/:subcategory/play/:level/", PLAY],
  ],
  places: [
    [":category/", PLACES],
    [":category/play/", PLAY],
    [":category/:subcategory/play/", PLAY],
  ],
  passages: [
    [":category/", "screens/reading/PassagesScreen.tsx"],
    [":category/:passage/", "screens/reading/ReadingScreen.tsx"],
    [":category/:passage/play/", PLAY],
  ],
};

function routesOf(mode: Mode): readonly RouteConfigEntry[] {
  const routeOf = (path: string, file: string) => route(path.slice(1), file, { id: `${mode.id} ${path}` });
  if (mode.shape === "own") return [routeOf(mode.play, PLAY)];
  return [
    routeOf(mode.base, PLACES),
    ...BELOW[mode.shape].map(([path, file]) => routeOf(`${mode.base}${path}`, file)),
  ];
}

/** Need a signed-in player; a visitor is sent to sign in and comes back. */
const PLAYER = [
  ...SOLO_MODES.flatMap(routesOf),
  route("quiz-play/daily-quiz-dashboard/", "screens/daily/DailyScreen.tsx"),
  route("quiz-play/daily-quiz-play/:day/", PLAY, { id: "daily-archive" }),
  route("self-learning/", "screens/self-learning/SelfLearningScreen.tsx"),
  route("contest-play/", "screens/contests/ContestsScreen.tsx"),
  route("contest-play/:contest/", "screens/contests/ContestScreen.tsx"),
  route("contest-play/:contest/play/", "screens/contests/ContestPlayScreen.tsx"),
  route("random-battle/", "screens/battle/RandomBattleScreen.tsx"),
  route("battle/:battle/", "screens/battle/BattleScreen.tsx"),
  route(`${GROUP_BATTLE_PATH.slice(1)}*`, "screens/group-battle/GroupBattleScreen.tsx"),
  // One screen tells their addresses apart: each route costs every page some bytes.
  route(`${EXAMS_PATH.slice(1)}*`, "screens/exams/ExamsScreen.tsx"),
  route("welcome/", "screens/welcome/WelcomeScreen.tsx"),
  route("resume/:attempt/", "screens/modes/ResumeScreen.tsx"),
  route("review/:attempt/", "screens/review/ReviewScreen.tsx"),
  route("profile/", "screens/profile/ProfileScreen.tsx"),
  route("profile/notifications/", "screens/notices/NoticesScreen.tsx"),
  route("profile/settings/", "screens/settings/SettingsScreen.tsx"),
  route("profile/statistics/", "screens/study/StatisticsScreen.tsx"),
  route("profile/battle-statistics/*", "screens/battle-statistics/BattleStatisticsScreen.tsx"),
  route("profile/coin-history/", "screens/coins/CoinHistoryScreen.tsx"),
  route("profile/wallet/", "screens/wallet/WalletScreen.tsx"),
  route("profile/badges/", "screens/badges/BadgesScreen.tsx"),
  route("profile/referral/", "screens/referral/ReferralScreen.tsx"),
  route("profile/reports/", "screens/study/ReportsScreen.tsx"),
  route("profile/play-bookmark-questions/", "screens/study/BookmarksScreen.tsx"),
  route("profile/practice/wrong-answers/", "screens/study/MistakesScreen.tsx"),
  route("play-bookmark-questions/", "screens/study/PlayBookmarksScreen.tsx"),
];

/** Addresses that one screen answers with all that is below them. */
const WHOLE: readonly string[] = [EXAMS_PATH, GROUP_BATTLE_PATH];

/** Whether nothing stands behind the other addresses of this prefix. */
function isUnclaimed(path: string): boolean {
  return (
    !WHOLE.includes(path) && !GATED_PREFIXES.some((prefix) => prefix !== path && path.startsWith(prefix))
  );
}

/** Protected addresses of the spec stay behind the gate even where no screen exists. */
const GATED_REST = GATED_PREFIXES.filter(isUnclaimed).map((path): RouteConfigEntry =>
  route(`${path.slice(1)}*`, NOT_FOUND, { id: `rest-of-${path.slice(1, -1)}` }),
);

/** Every component in one place; not part of a production build. */
const DEVELOPMENT =
  process.env["NODE_ENV"] === "production" ? [] : [route("dev/kit/", "screens/dev/KitScreen.tsx")];

/** The route table: every screen with its gate. A test walks it. */
export default [
  layout("gates/public-gate.tsx", [...PUBLIC, ...DEVELOPMENT]),
  layout("gates/guest-gate.tsx", GUEST_ONLY),
  layout("gates/player-gate.tsx", [...PLAYER, ...GATED_REST]),
  route("*", NOT_FOUND),
] satisfies RouteConfig;
