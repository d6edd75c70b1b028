import { useNavigate } from "react-router";
import { loadConfirmDialog, PayToEnter } from "../../forms/PayToEnter.tsx";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { contestRunPath } from "../../paths/contest-paths.ts";
import { useEarlyLoad } from "../../play/use-early-load.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";
import { UNDER_WAY } from "../modes/under-way.ts";
import { useContestsChanged } from "./contests.ts";
import type { Contest } from "./contest.ts";

/** The clock runs as soon as the run is open: its screen should be here by then. */
const PLAY = [loadConfirmDialog, () => import("../modes/ModeRun.tsx")];

/** Enters a live contest, for coins after a question. */
export function EnterContest({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const { run, busy, failure, fail } = useEnter();
  useEarlyLoad(PLAY);
  const { name, entry } = contest;
  const once = text("contests.enter.once");
  return (
    <>
      <PayToEnter
        entry={entry}
        label={entry === 0 ? text("contests.enter.free") : text("contests.enter.for", { coins: entry })}
        title={text("contests.enter.title", { name })}
        describe={({ coins, rest }) => text("contests.enter.text", { coins, entry, rest })}
        busy={busy}
        failure={failure}
        onAsk={() => fail(null)}
        onEnter={() => void run(contest.id)}
      >
        <p className="mt-3">{once}</p>
      </PayToEnter>
      {/* Where nothing is asked, the press itself starts the clock. */}
      {entry === 0 ? <p className="mt-2 text-sm text-muted">{once}</p> : null}
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
