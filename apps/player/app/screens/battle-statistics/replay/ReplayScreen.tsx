import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useMediaQuery } from "../../../hooks/use-media-query.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/texts.tsx";
import { BATTLE_STATISTICS_PATH } from "../../../paths/room-paths.ts";
import { useApi } from "../../../state/api.tsx";
import { useRootState } from "../../../state/root-store.ts";
import { BackLink } from "../../../view/BackLink.tsx";
import { CallView } from "../../../view/CallView.tsx";
import { Panes } from "../../../view/Panes.tsx";
import { Screen } from "../../../view/Screen.tsx";
import { momentAt, questionAt, toReplay, type Replay, type Told } from "./replay.ts";
import { ReplayControls } from "./ReplayControls.tsx";
import { ReplayQuestion } from "./ReplayQuestion.tsx";
import { ReplaySides } from "./ReplaySides.tsx";
import { useReplayClock } from "./use-replay-clock.ts";

/** A battle once more, as all who played it were told. */
export function ReplayScreen({ battleId }: { readonly battleId: string }) {
  const text = useText();
  const api = useApi();
  const told = useQuery({
    queryKey: ["get_battle_replay", battleId],
    queryFn: ({ signal }) => api.get_battle_replay({ battle_id: battleId }, { signal }),
  });
  return (
    <Screen title={text("battle-rooms.replay.title")}>
      <PageHeader
        title={text("battle-rooms.replay.title")}
        back={<BackLink to={BATTLE_STATISTICS_PATH} label={text("battle-rooms.statistics.title")} />}
      />
      <CallView
        query={told}
        loading={<Skeleton className="h-96 w-full" />}
        noData="battle-rooms.replay.gone"
        refusedAction={
          <Link to={BATTLE_STATISTICS_PATH} className={buttonClass("quiet")}>
            {text("battle-rooms.statistics.title")}
          </Link>
        }
      >
        {(loaded) => <Loaded told={loaded} />}
      </CallView>
    </Screen>
  );
}

function Loaded({ told }: { readonly told: Told }) {
  const text = useText();
  const { dateTime } = useFormats();
  const replay = useMemo(() => toReplay(told), [told]);
  if (replay === null) {
    return <EmptyState title={text("battle-rooms.replay.never")} art={<PaperPlane />} />;
  }
  const { battle, frames } = told;
  const begun = new Date(frames[0]?.at ?? 0).toISOString();
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{text(`battle-rooms.kinds.${battle.kind}`)}</span>
        <bdi>{battle.category === null ? text("battle-rooms.any") : battle.category_name}</bdi>
        <bdi>{dateTime(begun)}</bdi>
      </p>
      <Player replay={replay} />
    </>
  );
}

function Player({ replay }: { readonly replay: Replay }) {
  const isCalm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const motion = useRootState((state) => state.motion);
  const clock = useReplayClock(replay.lengthMs, !isCalm && motion !== "reduced");
  const card = momentAt(replay, clock.atMs);
  const place = questionAt(replay, clock.atMs);
  return (
    <Panes
      first={
        <>
          <ReplaySides card={card} mostPoints={replay.mostPoints} />
          <ReplayControls replay={replay} clock={clock} place={place} />
        </>
      }
      second={<ReplayQuestion card={card} place={place} />}
    />
  );
}
