import { directionOf } from "../../languages/direction.ts";
import type { Say } from "../../languages/say.ts";

/** What a manifest is made for. */
type Reader = { readonly language: string; readonly theme: "light" | "dark" };

/** Ground of the pages in each theme (packages/ui/src/tokens.css); a test holds them together. */
export const GROUNDS = { light: "#f4f7fb", dark: "#07111f" } as const;

/** Places behind the icon, each with its name. */
const SHORTCUTS = [
  { url: "/quiz-play/daily-quiz-dashboard/", name: "modes.daily_quiz.title" },
  { url: "/profile/practice/wrong-answers/", name: "study.practice.mistakes" },
  { url: "/exam-module/mock/", name: "modes.mock_exam.title" },
] as const;

/** The web app manifest: what the product is called and looks like among the apps of a device. */
export function toManifest(say: Say, appName: string, { language, theme }: Reader) {
  const ground = GROUNDS[theme];
  return {
    // The same app in every language.
    id: "/",
    start_url: "/",
    scope: "/",
    name: appName,
    short_name: appName,
    description: say(language, "meta.home"),
    lang: language,
    dir: directionOf(language),
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["education"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...(["any", "maskable"] as const).flatMap((purpose) =>
        [192, 512].map((side) => ({
          src: `/icon-${purpose === "maskable" ? "maskable-" : ""}${side}.png`,
          sizes: `${side}x${side}`,
          type: "image/png",
          purpose,
        })),
      ),
    ],
    shortcuts: SHORTCUTS.map(({ url, name }) => ({
      name: say(language, name),
      url,
      icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  };
}
