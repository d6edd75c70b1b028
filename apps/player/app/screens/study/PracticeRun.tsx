import type { Outcome } from "@crosscheck/client";
import type { OutputOf } from "@crosscheck/contract";
import type { playBookmarks } from "@crosscheck/contract/actions/study";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link, useLocation, useNavigate } from "react-router";
import type { StudyMode } from "../../modes/modes.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { ModeRun, roundOf } from "../modes/ModeRun.tsx";

type PracticeRunProps = {
  readonly mode: StudyMode;
  readonly title: string;
  readonly queryKey: readonly unknown[];
  readonly open: (call: { readonly signal: AbortSignal }) => Promise<Outcome<OutputOf<typeof playBookmarks>>>;
  readonly back: { readonly to: string; readonly label: string };
  /** What is said when there is nothing to practise. */
  readonly nothing: { readonly title: string; readonly text: string };
};

/** A practice run over the player's own questions; with nothing to practise it says so kindly. */
export function PracticeRun({ mode, title, queryKey, open, back, nothing }: PracticeRunProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const round = roundOf(state);
  const playAgain = () => {
    // Without the finished run in its state the history entry opens a new one.
    void navigate(`${pathname}${search}`, { replace: true, state: { round: round + 1 } });
  };
  return (
    <ModeRun
      key={`${pathname}${search}/${round}`}
      title={title}
      queryKey={[...queryKey, round]}
      open={open}
      start={{ mode: mode.id, place: null, leaveTo: back.to }}
      onAgain={playAgain}
      refusedAction={<BackLink to={back.to} label={back.label} />}
      insteadOf={{
        refused: "no_data",
        view: (
          <EmptyState
            isScreen
            title={nothing.title}
            art={<PaperPlane />}
            action={
              <Link to={back.to} className={buttonClass("primary")}>
                {back.label}
              </Link>
            }
          >
            {nothing.text}
          </EmptyState>
        ),
      }}
    />
  );
}
