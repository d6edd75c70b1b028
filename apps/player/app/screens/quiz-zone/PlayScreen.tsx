import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { FinishedRun } from "../../play/FinishedRun.tsx";
import { Play } from "../../play/Play.tsx";
import { Screen } from "../Screen.tsx";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../CallView.tsx";
import { BackLink } from "./BackLink.tsx";
import { levelsPath, useContentLanguage, type LevelPlace } from "./category-queries.ts";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Routes /quiz-zone/:category/(:subcategory/)play/:level/. Opens the level's attempt or resumes the open one. */
export default function PlayScreen() {
  const { category = "", subcategory, level = "" } = useParams();
  const [round, setRound] = useState(1);
  return (
    <LevelRun
      key={`${category}/${subcategory}/${level}/${round}`}
      place={{ category, subcategory }}
      level={Number(level)}
      round={round}
      onAgain={() => setRound(round + 1)}
    />
  );
}

type LevelRunProps = {
  readonly place: LevelPlace;
  readonly level: number;
  readonly round: number;
  readonly onAgain: () => void;
};

function LevelRun({ place, level, round, onAgain }: LevelRunProps) {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const { category, subcategory } = place;
  const attempt = useQuery({
    queryKey: ["get_questions_by_level", category, subcategory ?? null, level, round],
    queryFn: ({ signal }) =>
      api.get_questions_by_level(
        { category, ...(subcategory === undefined ? {} : { subcategory }), level, ...language },
        { signal },
      ),
    // The attempt lives in the play screen from here on; a later visit asks the server again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const listTo = levelsPath(place);
  return (
    <Screen title={text("play.title", { level })}>
      <CallView
        query={attempt}
        loading={<PlaySkeleton />}
        refusedAction={<BackLink to={listTo} label={text("play.result.levels")} />}
      >
        {(loaded) => (
          <Play attempt={loaded} leaveTo={listTo}>
            <FinishedRun attemptId={loaded.attempt_id} place={place} onAgain={onAgain} />
          </Play>
        )}
      </CallView>
    </Screen>
  );
}

function PlaySkeleton() {
  const text = useText();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <Skeleton className="mx-auto size-[76px] rounded-full" />
      <Skeleton className="h-4 w-full rounded-full" />
      <Skeleton className="h-16 w-full" />
      <SkeletonList count={4} label={text("play.loading")} rowClassName="h-14 w-full" />
    </div>
  );
}
