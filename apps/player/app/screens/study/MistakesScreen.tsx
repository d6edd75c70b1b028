import { useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { STUDY_MODES } from "../../modes/modes.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";
import { PracticeRun } from "./PracticeRun.tsx";
import { STATISTICS_PATH } from "../../study/study-paths.ts";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Route /profile/practice/wrong-answers/?category= or ?attempt=. Practice over questions whose last answer was wrong. */
export default function MistakesScreen() {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const [search] = useSearchParams();
  const category = search.get("category");
  const attempt = search.get("attempt");
  return (
    <PracticeRun
      mode={STUDY_MODES.wrong_answers}
      title={text("study.practice.mistakes")}
      queryKey={["play_wrong_answers", category, attempt]}
      open={(call) =>
        api.play_wrong_answers(
          {
            ...(category === null ? {} : { category }),
            ...(attempt === null ? {} : { attempt_id: attempt }),
            ...language,
          },
          call,
        )
      }
      back={
        attempt === null
          ? { to: STATISTICS_PATH, label: text("modes.wrong_answers.back") }
          : { to: `/review/${attempt}/`, label: text("play.result.review") }
      }
      nothing={{
        title: text("study.practice.no_mistakes"),
        text: text("study.practice.no_mistakes_text"),
      }}
    />
  );
}
