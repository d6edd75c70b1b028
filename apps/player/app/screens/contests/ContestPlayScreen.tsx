import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useState } from "react";
import { Link, Navigate, useLocation, useParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { contestPath } from "../../paths/contest-paths.ts";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { ModeRun } from "../modes/ModeRun.tsx";
import type { EntryState } from "../modes/under-way.ts";
import { useContest } from "./contests.ts";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/**
 * Route /contest-play/:contest/play/. The own run of a contest. Entering costs coins, so the address alone enters
 * nothing: whoever has not entered is sent to the contest.
 */
export default function ContestPlayScreen() {
  const { contest: contestId = "" } = useParams();
  const { state } = useLocation();
  const [hasEntered] = useState(() => isOfRun(state));
  return hasEntered ? <OwnRun contestId={contestId} /> : <EnteredOnly contestId={contestId} />;
}

/** Whether a history entry was made by the button that entered, or by the end of the run. */
function isOfRun(state: unknown): boolean {
  const known = state as Partial<EntryState> | null; // written by this app alone
  return known?.isStarted === true || typeof known?.finishedRun === "string";
}

function EnteredOnly({ contestId }: { readonly contestId: string }) {
  const text = useText();
  const contest = useContest(contestId);
  return (
    <CallView
      query={contest}
      loading={
        <Screen title={text("modes.contest.title")}>
          <Skeleton className="mx-auto h-96 w-full max-w-2xl" />
        </Screen>
      }
      refusedAction={<ToContest contestId={contestId} />}
    >
      {({ is_played: isPlayed, is_handed_in: isHandedIn }) =>
        isPlayed && !isHandedIn ? (
          <OwnRun contestId={contestId} />
        ) : (
          <Navigate to={contestPath(contestId)} replace />
        )
      }
    </CallView>
  );
}

function OwnRun({ contestId }: { readonly contestId: string }) {
  const text = useText();
  const api = useApi();
  return (
    <ModeRun
      key={contestId}
      title={text("modes.contest.title")}
      of={text("play.questions")}
      queryKey={["contest", contestId]}
      open={(call) => api.get_questions_by_contest({ contest_id: contestId }, call)}
      onAgain={null}
      refusedAction={<ToContest contestId={contestId} />}
      insteadOf={{
        refused: "contest_played",
        view: <Navigate to={contestPath(contestId)} replace />,
      }}
    />
  );
}

function ToContest({ contestId }: { readonly contestId: string }) {
  const text = useText();
  return (
    <Link to={contestPath(contestId)} className={buttonClass("quiet")}>
      {text("contests.done.standings")}
    </Link>
  );
}
