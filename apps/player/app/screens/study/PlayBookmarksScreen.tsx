import { useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { STUDY_MODES } from "../../modes/modes.ts";
import { useApi } from "../../state/api.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";
import { PracticeRun } from "./PracticeRun.tsx";
import { BOOKMARKS_PATH } from "../../study/study-paths.ts";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Route /play-bookmark-questions/?type=. Practice over the kept questions of a type, or of all. */
export default function PlayBookmarksScreen() {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const [search] = useSearchParams();
  const wanted = search.get("type");
  const type = wanted !== null && /^[1-7]$/.test(wanted) ? Number(wanted) : null;
  return (
    <PracticeRun
      mode={STUDY_MODES.bookmarks}
      title={text("study.practice.bookmarks")}
      queryKey={["play_bookmarks", type]}
      open={(call) => api.play_bookmarks({ ...(type === null ? {} : { type }), ...language }, call)}
      back={{ to: BOOKMARKS_PATH, label: text("modes.bookmarks.back") }}
      nothing={{
        title: text("study.practice.no_bookmarks"),
        text: text("study.practice.no_bookmarks_text"),
      }}
    />
  );
}
