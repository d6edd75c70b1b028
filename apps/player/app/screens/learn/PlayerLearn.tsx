import { Bookmark, RotateCcw } from "lucide-react";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { BOOKMARKS_PATH, mistakesPath } from "../../study/study-paths.ts";
import { LinkGrid } from "../../view/LinkGrid.tsx";
import { ModeGrid } from "../home/ModeGrid.tsx";
import { PlayerSubjects } from "../home/PlayerSubjects.tsx";

/** Of a player: what waits to be put right, then as for everybody, with progress. */
export function PlayerLearn() {
  return (
    <QueryProvider>
      <div className="mb-8">
        <LinkGrid
          title="profile.study.title"
          links={[
            {
              to: mistakesPath(null),
              Icon: RotateCcw,
              title: "study.practice.mistakes",
              lead: "profile.study.mistakes",
            },
            {
              to: BOOKMARKS_PATH,
              Icon: Bookmark,
              title: "study.bookmarks.title",
              lead: "profile.study.bookmarks",
            },
          ]}
        />
      </div>
      <ModeGrid />
      <PlayerSubjects isWhole />
    </QueryProvider>
  );
}
