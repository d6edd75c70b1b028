import { HOME_SECTIONS } from "@crosscheck/contract/home-sections";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { lazy, Suspense } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { Screen } from "../../view/Screen.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

/** Only players need it and what it asks the server with; the first page of a visitor stays light. */
const PlayerHome = lazy(async () => ({ default: (await import("./PlayerHome.tsx")).PlayerHome }));

/** Route /. Visitors answer a question; players see what to do now. Below, everything there is. */
export default function HomeScreen() {
  const text = useText();
  const order = useBoot().home?.sections ?? HOME_SECTIONS;
  const isPlayer = useRootState((state) => state.session !== null);
  return (
    <Screen title={text("home.title")}>
      {isPlayer ? (
        <Suspense fallback={<PlayerShape />}>
          <PlayerHome order={order} />
        </Suspense>
      ) : (
        <VisitorHome order={order} />
      )}
    </Screen>
  );
}

/** The shape of the player's home while its code is on the way. */
function PlayerShape() {
  return (
    <>
      <Skeleton className="mb-3 h-24 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="mt-3 h-14 w-full" />
      {/* Keeps the foot of the page out of sight: it would be pushed away again. */}
      <div className="min-h-dvh" />
    </>
  );
}
