import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { signUpPathFor } from "../../../paths/return-path.ts";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useText } from "../../../i18n/texts.tsx";
import type { TrialState } from "./trial-state.ts";

type TrialSummaryProps = { readonly state: TrialState; readonly onChoose: () => void };

/** What a visitor knows so far, and how to keep it: an account, which goes on with the subject that was played last. */
export function TrialSummary({ state, onChoose }: TrialSummaryProps) {
  const text = useText();
  const rows = Object.entries(state.tallies);
  return (
    <Card className="flex grow flex-col gap-4">
      <h2 id="home-trial" tabIndex={-1} className="text-xl outline-none">
        {text("home.trial.so_far")}
      </h2>
      <ul className="grid gap-3">
        {rows.map(([slug, { name, right, count }]) => {
          const score = text("home.trial.score", { right, count });
          return (
            <li key={slug}>
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <Bdi>{name}</Bdi>
                <span aria-hidden="true">{score}</span>
              </p>
              <ProgressRunway value={right} max={count} label={score} />
            </li>
          );
        })}
      </ul>
      <p className="text-muted">{text("home.trial.keep_lead")}</p>
      <p className="mt-auto flex flex-wrap gap-3">
        <Link
          to={signUpPathFor(`/quiz-zone/${state.question.category}/`)}
          className={`${buttonClass("action")} grow`}
        >
          {text("home.trial.keep")}
        </Link>
        <Button variant="quiet" className="grow" onClick={onChoose}>
          {text("home.trial.another")}
        </Button>
      </p>
    </Card>
  );
}
