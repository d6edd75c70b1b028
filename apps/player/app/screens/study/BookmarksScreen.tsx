import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { Tabs } from "@crosscheck/ui/Tabs";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link, useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { bookmarkTypeNameId } from "../../study/mode-name.ts";
import { useBookmarkIds } from "../../study/study-queries.ts";
import { CallView } from "../../view/CallView.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BookmarkList } from "./BookmarkList.tsx";

const ALL = "all";

/** Route /profile/play-bookmark-questions/. Kept questions by type, to read and to play. */
export default function BookmarksScreen() {
  const text = useText();
  const ids = useBookmarkIds();
  const [search, setSearch] = useSearchParams();
  return (
    <Screen title={text("study.bookmarks.title")}>
      <PageHeader
        title={text("study.bookmarks.title")}
        lead={text("study.bookmarks.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <CallView
        query={ids}
        loading={
          <SkeletonList count={5} label={text("study.bookmarks.loading")} rowClassName="h-24 w-full" />
        }
      >
        {({ question_ids: questionIds, types }) => {
          if (questionIds.length === 0) return <NoBookmarks />;
          const shown = types.find(({ type }) => `${type}` === search.get("type"));
          const tab = (type: number | null, count: number) => ({
            value: type === null ? ALL : `${type}`,
            label: text("study.bookmarks.tab", {
              name: text(type === null ? "study.bookmarks.all" : bookmarkTypeNameId(type)),
              count,
            }),
            panel: <BookmarkList type={type} />,
          });
          return (
            <Tabs
              label={text("study.bookmarks.types")}
              value={shown === undefined ? ALL : `${shown.type}`}
              onChange={(value) =>
                setSearch(value === ALL ? {} : { type: value }, { replace: true, preventScrollReset: true })
              }
              items={[
                tab(
                  null,
                  types.reduce((sum, { count }) => sum + count, 0),
                ),
                ...(types.length > 1 ? types.map(({ type, count }) => tab(type, count)) : []),
              ]}
            />
          );
        }}
      </CallView>
    </Screen>
  );
}

function NoBookmarks() {
  const text = useText();
  return (
    <EmptyState
      title={text("study.bookmarks.empty")}
      art={<PaperPlane />}
      action={
        <Link to="/quiz-zone/" className={buttonClass("action")}>
          {text("study.bookmarks.to_quizzes")}
        </Link>
      }
    >
      {text("study.bookmarks.empty_text")}
    </EmptyState>
  );
}
