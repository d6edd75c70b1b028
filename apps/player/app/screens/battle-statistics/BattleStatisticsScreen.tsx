import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import NotFoundScreen from "../not-found/NotFoundScreen.tsx";

// Every page lists what a route needs at once: the less that is, the shorter is the list.
const Statistics = lazyPart(async () => ({ default: (await import("./Statistics.tsx")).Statistics }));
const ReplayScreen = lazyPart(async () => ({
  default: (await import("./replay/ReplayScreen.tsx")).ReplayScreen,
}));

/** Route /profile/battle-statistics/*. The own record and battles; below it the replay of one. */
export default function BattleStatisticsScreen() {
  const [battleId, ...more] = (useParams()["*"] ?? "").split("/").filter((word) => word !== "");
  if (more.length > 0) return <NotFoundScreen />;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-2xl" />}>
      {battleId === undefined ? <Statistics /> : <ReplayScreen key={battleId} battleId={battleId} />}
    </Suspense>
  );
}
