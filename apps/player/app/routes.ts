import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import { GATED_PREFIXES } from "./gates/gated-prefixes.ts";

const NOT_FOUND = "screens/not-found/NotFoundScreen.tsx";

/** Open to everybody. */
const PUBLIC = [
  index("screens/home/HomeScreen.tsx"),
  route("about-us/", "screens/pages/PublicPageScreen.tsx", { id: "about-us" }),
  route("contact-us/", "screens/pages/PublicPageScreen.tsx", { id: "contact-us" }),
  route("faq/", "screens/pages/PublicPageScreen.tsx", { id: "faq" }),
  route("privacy-policy/", "screens/pages/PublicPageScreen.tsx", { id: "privacy-policy" }),
  route("terms-and-conditions/", "screens/pages/PublicPageScreen.tsx", { id: "terms-and-conditions" }),
  route("maintenance/", "screens/maintenance/MaintenanceScreen.tsx"),
];

/** Closed to signed-in players, who are sent home. */
const GUEST_ONLY = prefix("auth", [
  route("login/", "screens/auth/LoginScreen.tsx"),
  route("sign-up/", "screens/auth/SignUpScreen.tsx"),
  route("reset-password/", "screens/auth/ResetPasswordScreen.tsx"),
  route("otp-verify/", "screens/auth/OtpVerifyScreen.tsx"),
]);

const LEVELS = "screens/quiz-zone/LevelsScreen.tsx";
const PLAY = "screens/quiz-zone/PlayScreen.tsx";
/** Need a signed-in player; a visitor is sent to sign in and comes back. */
const PLAYER = [
  ...prefix("quiz-zone", [
    index("screens/quiz-zone/QuizZoneScreen.tsx"),
    route(":category/", "screens/quiz-zone/SubcategoriesScreen.tsx"),
    route(":category/levels/", LEVELS, { id: "category-levels" }),
    route(":category/play/:level/", PLAY, { id: "category-play" }),
    route(":category/:subcategory/", LEVELS, { id: "subcategory" }),
    route(":category/:subcategory/levels/", LEVELS, { id: "subcategory-levels" }),
    route(":category/:subcategory/play/:level/", PLAY, { id: "subcategory-play" }),
  ]),
  route("review/:attempt/", "screens/review/ReviewScreen.tsx"),
  route("profile/", "screens/profile/ProfileScreen.tsx"),
  route("profile/settings/", "screens/settings/SettingsScreen.tsx"),
];

/** Protected addresses of the spec stay behind the gate even where no screen exists. */
const GATED_REST = GATED_PREFIXES.map((path): RouteConfigEntry =>
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
