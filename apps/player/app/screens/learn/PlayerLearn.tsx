import { Bookmark, RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { BOOKMARKS_PATH, mistakesPath } from "../../study/study-paths.ts";
import { LinkGrid } from "../../view/LinkGrid.tsx";
import { useOwnSubjects } from "../home/PlayerSubjects.tsx";
import { Coverage } from "./Coverage.tsx";
import type { Subjects } from "../home/SubjectGrid.tsx";

type PlayerLearnProps = { readonly onSubjects: (own: Subjects | null) => void };

/** Of a player: what waits to be put right. Tells the screen of the player's own subjects, which are there already. */
export function PlayerLearn({ onSubjects }: PlayerLearnProps) {
  return (
    <QueryProvider>
      <OwnSubjects onSubjects={onSubjects} />
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
      <Coverage />
    </QueryProvider>
  );
}

function OwnSubjects({ onSubjects }: PlayerLearnProps) {
  const own = useOwnSubjects();
  useEffect(() => onSubjects(own), [own, onSubjects]);
  return null;
}
