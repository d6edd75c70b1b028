import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH, RANDOM_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BattleList } from "./BattleList.tsx";
import { BattleRecord } from "./BattleRecord.tsx";
import { useRecord } from "./battles.ts";
import { SubjectRecords } from "./SubjectRecords.tsx";

/** The own record, rating and battles. */
export function Statistics() {
  const text = useText();
  const record = useRecord();
  return (
    <Screen title={text("battle-rooms.statistics.title")}>
      <PageHeader
        title={text("battle-rooms.statistics.title")}
        lead={text("battle-rooms.statistics.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <CallView query={record} loading={<StatisticsSkeleton />}>
        {(loaded) =>
          loaded.data.length === 0 ? (
            <NoBattles />
          ) : (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <div className="grid min-w-0 gap-5">
                <BattleRecord statistics={loaded} />
                <SubjectRecords subjects={loaded.per_category} />
              </div>
              <BattleList />
            </div>
          )
        }
      </CallView>
    </Screen>
  );
}

function NoBattles() {
  const text = useText();
  return (
    <EmptyState
      title={text("battle-rooms.statistics.empty")}
      art={<PaperPlane />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={RANDOM_BATTLE_PATH} className={buttonClass("action")}>
            {text("battle-rooms.statistics.to_random")}
          </Link>
          <Link to={GROUP_BATTLE_PATH} className={buttonClass("quiet")}>
            {text("battle-rooms.statistics.to_friends")}
          </Link>
        </div>
      }
    >
      {text("battle-rooms.statistics.empty_text")}
    </EmptyState>
  );
}

function StatisticsSkeleton() {
  const text = useText();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <SkeletonList
          count={4}
          label={text("battle-rooms.statistics.loading")}
          className="grid grid-cols-2 gap-3"
          rowClassName="h-24 w-full"
        />
        <Skeleton className="h-72 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
