import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { lazy, Suspense } from "react";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../../view/Screen.tsx";

/** With what asks the server, which no open page loads before it is drawn. */
const Boards = lazy(async () => ({ default: (await import("./Boards.tsx")).Boards }));

/** Route /leaderboard/. Who flew best today, this month and ever; open to everybody. */
export default function LeaderboardScreen() {
  const text = useText();
  return (
    <Screen title={text("boards.title")}>
      <div className="min-h-dvh">
        <PageHeader title={text("boards.title")} lead={text("boards.lead")} />
        <Suspense fallback={<Skeleton className="h-dvh w-full" />}>
          <Boards />
        </Suspense>
      </div>
    </Screen>
  );
}
