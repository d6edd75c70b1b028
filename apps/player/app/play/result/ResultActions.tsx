import { buttonClass, type ButtonVariant } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { RunLinks } from "../../modes/run-links.ts";
import { practisePath } from "../../study/study-paths.ts";
import { titleOfRun } from "../run-title.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import { nextStepOf, type NextStep } from "./next-step.ts";
import type { RunResult } from "./run-result.ts";
import { shareCardOf } from "./share-card-of.ts";

type ResultActionsProps = {
  readonly result: RunResult;
  readonly links: RunLinks;
  readonly onAgain: (() => void) | null;
};

/** The first row is for two. */
const BEST = "order-first grow basis-1/2 whitespace-nowrap max-sm:px-2.5 max-sm:text-base";
const REVIEW = "-order-1 grow basis-2/5 whitespace-nowrap max-sm:px-2.5";
/** Two in a row on phones, more where there is room; a last one alone takes the whole row. */
const ROW = "grow basis-36 whitespace-nowrap max-sm:px-3";

/** Where to go now: the next best thing in amber with the review beside it, then the others there are, and the picture to share. */
export function ResultActions({ result, links, onAgain }: ResultActionsProps) {
  const text = useText();
  const { percent } = useFormats();
  const { level, attempt_id: id } = result;
  const nextTo =
    level !== null && level.unlocked > level.played ? (links.levelTo?.(level.played + 1) ?? null) : null;
  const missed = result.wrong + result.blank;
  const best = nextStepOf(result, { hasNextLevel: nextTo !== null, hasAgain: onAgain !== null });
  const look = (step: NextStep) =>
    step === best
      ? `${buttonClass("action", "large")} ${BEST}`
      : `${buttonClass("quiet" satisfies ButtonVariant)} ${ROW}`;
  const sentence = text("play.result.share_text", {
    title: titleOfRun(text, result),
    percent: percent(result.percent),
  });
  return (
    <nav aria-label={text("play.result.next_steps")} className="flex flex-wrap gap-2.5">
      {nextTo === null ? null : (
        // Back leads to the list then, not into a new run of the level that was just passed.
        <Link to={nextTo} replace className={look("next_level")}>
          {text("play.result.next_level")}
        </Link>
      )}
      {missed === 0 ? null : (
        <Link to={practisePath(id)} className={look("practise")}>
          {text("play.result.practise", { count: missed })}
        </Link>
      )}
      <Link to={`/review/${id}/`} className={`${buttonClass("primary")} ${REVIEW}`}>
        {text("play.result.review")}
      </Link>
      {onAgain === null ? null : (
        <button type="button" className={look("again")} onClick={onAgain}>
          {text("play.result.again")}
        </button>
      )}
      <Link to={links.listTo} className={look("list")}>
        {text(links.listLabel)}
      </Link>
      <ShareButton card={shareCardOf(result, { text, percent })} sentence={sentence} className={ROW} />
    </nav>
  );
}
