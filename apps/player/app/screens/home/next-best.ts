import type { OutputOf } from "@crosscheck/contract";
import type { getNextBest } from "@crosscheck/contract/actions/home";
import { useQuery } from "@tanstack/react-query";
import { isolate } from "../../i18n/isolate.ts";
import type { Text } from "../../i18n/texts.tsx";
import { levelPath, resumePath } from "../../modes/mode-paths.ts";
import { MODES, findMode } from "../../modes/modes.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { useContentLanguage } from "../modes/category-queries.ts";
import { mistakesPath } from "../../study/study-paths.ts";

export type Next = OutputOf<typeof getNextBest>["next"];

/** What to do now; asked anew whenever home is opened. */
export function useNextBest() {
  const api = useApi();
  const language = useContentLanguage();
  return useQuery({
    queryKey: ["get_next_best", language],
    queryFn: async ({ signal }) => {
      const outcome = await api.get_next_best(language, { signal });
      // Told on another device since.
      if (outcome.ok) {
        const { licence, exam_date, minutes_a_day } = outcome.data;
        updateOwnUser({ licence, exam_date, minutes_a_day });
      }
      return outcome;
    },
    staleTime: 0,
  });
}

/** The one button of home: where it leads, what it says, and why. */
export type Offer = { readonly to: string; readonly label: string; readonly reason: string };

/** The offer for what the server chose; a run of a mode without screens here leads to the quiz zone. */
export function offerOf(next: Next | null, text: Text): Offer {
  switch (next?.kind) {
    case "run": {
      const mode = findMode(next.mode);
      if (mode === undefined) break;
      const name = text(`modes.${mode.id}.title`);
      const answered = text("home.continue.answered", { answered: next.answered, count: next.no_of_que });
      return {
        to: resumePath(next.attempt_id),
        label: text(next.mode.endsWith("exam") ? "home.next.exam" : "home.next.run"),
        reason: `${isolate(next.title === "" ? name : next.title)} · ${answered}`,
      };
    }
    case "contest":
      return {
        to: `/contest-play/${next.contest_id}/`,
        label: next.name,
        reason: text("home.next.contest", {
          hours: Math.floor(next.minutes_left / 60),
          minutes: next.minutes_left % 60,
        }),
      };
    case "mistakes":
      return {
        to: mistakesPath(null),
        label: text("home.next.mistakes", { count: next.count }),
        reason: text("home.next.mistakes_reason"),
      };
    case "level": {
      const { category, subcategory, level, category_name: subject, subcategory_name: part } = next;
      return {
        to: levelPath(MODES.quiz_zone, { category, subcategory: subcategory ?? undefined }, level),
        label: text("home.next.level", { level }),
        reason: (part === "" ? [subject] : [part, subject]).map(isolate).join(" · "),
      };
    }
    case "daily":
      return {
        to: "/quiz-play/daily-quiz-dashboard/",
        label: text("daily.today"),
        reason: text("modes.daily_quiz.lead"),
      };
    case undefined:
  }
  return {
    to: "/quiz-zone/",
    label: text("modes.quiz_zone.title"),
    reason: text("modes.quiz_zone.short"),
  };
}
