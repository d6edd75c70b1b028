import type { Outcome } from "@crosscheck/client";
import type { OutputOf, RefusalName } from "@crosscheck/contract";
import type { getAttempt } from "@crosscheck/contract/actions/attempts";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import { linksOf } from "../../modes/run-links.ts";
import { LazyFinishedRun } from "../../play/result/LazyFinishedRun.tsx";
import { Play } from "../../play/Play.tsx";
import { rootStore } from "../../state/root-store.ts";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import type { EntryState } from "./under-way.ts";

const StartCard = lazyPart(async () => ({ default: (await import("./StartCard.tsx")).StartCard }));

/** What a start card says of the quiz behind it. */
export type StartAsk = {
  /** The server's name of the mode. */
  readonly mode: string;
  /** Where it is played; null where an open run is not found by its place. */
  readonly place: {
    readonly category: string | null;
    readonly subcategory: string | null;
    readonly level: number | null;
  } | null;
  readonly leaveTo: string;
};

type ModeRunProps = {
  readonly title: string;
  /** What the tab says behind the title. */
  readonly of?: string;
  /** What is asked for; another key is another run. */
  readonly queryKey: readonly unknown[];
  readonly open: (call: { readonly signal: AbortSignal }) => Promise<Outcome<OutputOf<typeof getAttempt>>>;
  /** Asks before the clock starts; absent where something else has asked already. */
  readonly start?: StartAsk;
  /** Opens a new run of the same kind; null where there is none. */
  readonly onAgain: (() => void) | null;
  /** What stands for a refusal, beside its sentence. */
  readonly refusedAction: ReactNode;
  /** Shown instead of a refusal that is none for the player. */
  readonly insteadOf?: { readonly refused: RefusalName; readonly view: ReactNode };
};

/** Opens or resumes a run, plays it and shows its result. Every mode's quiz goes through here. */
export function ModeRun({ title, of, start, ...props }: ModeRunProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Only what was finished before: the run that ends here shows its result by itself, once.
  const [finishedId] = useState(() => finishedRunOf(state));
  const [isAsked, setIsAsked] = useState(() => start !== undefined && needsCard(start.mode, state));
  const begin = () => {
    setIsAsked(false);
    // A reload goes on with the run instead of asking again.
    void navigate(`${pathname}${search}`, {
      replace: true,
      preventScrollReset: true,
      state: { round: roundOf(state), isStarted: true } satisfies Partial<EntryState>,
    });
  };
  if (start !== undefined && isAsked && finishedId === null) {
    return (
      <Screen title={title} of={of}>
        <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-md" />}>
          <StartCard title={title} ask={start} onStart={begin} />
        </Suspense>
      </Screen>
    );
  }
  return (
    <Screen title={title} of={of}>
      {finishedId === null ? (
        <OpenedRun {...props} />
      ) : (
        <LazyFinishedRun attemptId={finishedId} onAgain={props.onAgain} />
      )}
    </Screen>
  );
}

/** Whether a quiz waits behind its card: one of a new mode, or of any where the player wants it so. */
function needsCard(modeId: string, state: unknown): boolean {
  if (isState(state) && state.isStarted === true) return false;
  const { knownModes, startsAtOnce } = rootStore.getState();
  return !startsAtOnce || !knownModes.includes(findMode(modeId)?.id ?? modeId);
}

type OpenedRunProps = Omit<ModeRunProps, "title" | "of" | "start">;

function OpenedRun({ queryKey, open, onAgain, refusedAction, insteadOf }: OpenedRunProps) {
  const attempt = useQuery({
    queryKey: ["run", ...queryKey],
    queryFn: ({ signal }) => open({ signal }),
    // The attempt lives in the play screen from here on; a later visit asks the server again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (insteadOf !== undefined && attempt.data?.ok === false && attempt.data.refused === insteadOf.refused) {
    return insteadOf.view;
  }
  return (
    <CallView
      query={attempt}
      loading={<PlaySkeleton />}
      noData="refusals.no_questions"
      refusedAction={refusedAction}
    >
      {(loaded) => (
        <Play attempt={loaded} leaveTo={linksOf(loaded.mode, loaded.scope).listTo}>
          <FinishedHere attemptId={loaded.attempt_id} />
          <LazyFinishedRun attemptId={loaded.attempt_id} onAgain={onAgain} />
        </Play>
      )}
    </CallView>
  );
}

/** Writes into the history entry that its run is over: Back and reload show the result, not a new run. */
function FinishedHere({ attemptId }: { readonly attemptId: string }) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const round = roundOf(state);
  useEffect(() => {
    void navigate(`${pathname}${search}`, {
      replace: true,
      preventScrollReset: true,
      state: { round, finishedRun: attemptId } satisfies Partial<EntryState>,
    });
  }, [navigate, pathname, search, round, attemptId]);
  return null;
}

/** How many runs were opened at this history entry before. */
export function roundOf(state: unknown): number {
  return isState(state) && typeof state.round === "number" ? state.round : 0;
}

function finishedRunOf(state: unknown): string | null {
  return isState(state) && typeof state.finishedRun === "string" ? state.finishedRun : null;
}

function isState(state: unknown): state is Partial<Record<keyof EntryState, unknown>> {
  return typeof state === "object" && state !== null;
}

/** The shape of a question while it is on the way. */
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
