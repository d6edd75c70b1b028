import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { contestRunPath } from "../../paths/contest-paths.ts";
import { useEarlyLoad } from "../../play/use-early-load.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser, useRootState } from "../../state/root-store.ts";
import { UNDER_WAY } from "../modes/under-way.ts";
import { useContestsChanged } from "./contests.ts";
import type { Contest } from "./contest.ts";

const loadDialog = async () => ({ default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog });
const ConfirmDialog = lazyPart(loadDialog);
/** The clock runs as soon as the run is open: its screen should be here by then. */
const PLAY = [loadDialog, () => import("../modes/ModeRun.tsx")];

/** Enters a live contest, for coins after a question; says what is missing where they do not suffice. */
export function EnterContest({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, failure, fail } = useEnter();
  useEarlyLoad(PLAY);
  const { name, entry } = contest;
  if (coins < entry) return <TooFewCoins missing={entry - coins} />;
  const label = entry === 0 ? text("contests.enter.free") : text("contests.enter.for", { coins: entry });
  const problem = (
    <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
      {failure === null ? null : text(failure)}
    </p>
  );
  return (
    <>
      <Button
        variant="action"
        loading={busy}
        onClick={() => {
          fail(null);
          if (entry === 0) void run(contest.id);
          else setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking ? null : problem}
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={text("contests.enter.title", { name })}
            description={text("contests.enter.text", { coins, entry, rest: coins - entry })}
            confirmLabel={label}
            cancelLabel={text("shell.cancel")}
            busy={busy}
            onConfirm={() => void run(contest.id)}
            onClose={() => setIsAsking(false)}
          >
            <p className="mt-3">{text("contests.enter.once")}</p>
            {problem}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

function TooFewCoins({ missing }: { readonly missing: number }) {
  const text = useText();
  return (
    <>
      <p className="text-sm font-semibold">{text("refusals.not_enough_coins")}</p>
      <p className="mb-2 text-sm text-muted">{text("contests.enter.missing", { missing })}</p>
      <Link to="/" className={buttonClass("quiet")}>
        {text("contests.enter.earn")}
      </Link>
    </>
  );
}

function useEnter() {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useContestsChanged();
  return useCall(async (contestId: string) => {
    const outcome = await api.get_questions_by_contest({ contest_id: contestId });
    if (outcome.ok) {
      updateOwnUser({ coins: outcome.data.coins });
      void changed();
      await navigate(contestRunPath(contestId), { state: UNDER_WAY });
      return null;
    }
    await changed();
    return outcome.refused;
  });
}
