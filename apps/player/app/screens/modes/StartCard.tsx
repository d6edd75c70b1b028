import type { OutputOf } from "@crosscheck/contract";
import type { getModeRules } from "@crosscheck/contract/actions/quizzes";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Switch } from "@crosscheck/ui/Switch";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useText } from "../../i18n/texts.tsx";
import { findMode } from "../../modes/modes.ts";
import { LeaveLink } from "../../play/LeaveLink.tsx";
import { isOnControl, useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { useApi } from "../../state/api.tsx";
import { rootStore, useRootState } from "../../state/root-store.ts";
import type { StartAsk } from "./ModeRun.tsx";
import { Kbd } from "../../view/Kbd.tsx";
import { Panes } from "../../view/Panes.tsx";
import "./start.css";
import { RuleLines } from "./RuleLines.tsx";
import { useLevels, useOpenRuns, type LevelsMode } from "./category-queries.ts";

type StartCardProps = {
  readonly title: string;
  readonly ask: StartAsk;
  readonly onStart: () => void;
};

/** Before the clock: what the quiz asks for, how long, the best result so far, and Start. Nothing is opened here. */
export function StartCard({ title, ask, onStart }: StartCardProps) {
  const text = useText();
  const api = useApi();
  const mode = findMode(ask.mode);
  const name = mode === undefined ? "" : text(`modes.${mode.id}.title`);
  const startsAtOnce = useRootState((state) => state.startsAtOnce);
  const rules = useQuery({
    queryKey: ["get_mode_rules", ask.mode],
    queryFn: ({ signal }) => api.get_mode_rules({ mode: ask.mode }, { signal }),
    staleTime: 0,
  });
  const open = useOpenRuns();
  const isWaiting = open.data?.ok === true && open.data.data.some((run) => isSamePlace(run, ask));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const start = () => {
    const { knownModes } = rootStore.getState();
    rootStore.setState({ knownModes: [...new Set([...knownModes, mode?.id ?? ask.mode])] });
    onStart();
  };
  useWindowKeys((event) => {
    if (event.key !== "Enter" || event.repeat || isOnControl(event)) return;
    event.preventDefault();
    start();
  });
  return (
    <div className="cc-start">
      <LeaveLink to={ask.leaveTo} />
      <Card>
        <Panes
          first={
            <>
              <header className="flex items-center gap-4">
                {mode === undefined ? null : <ModeEmblem name={mode.emblem} className="size-16 shrink-0" />}
                <div className="min-w-0">
                  {name === "" || name === title ? null : <p className="text-sm text-muted">{name}</p>}
                  <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
                    {title}
                  </h1>
                </div>
              </header>
              {rules.data?.ok === true ? (
                <Rules rules={rules.data.data} ask={ask} />
              ) : (
                <Skeleton className="h-44 w-full" />
              )}
            </>
          }
          second={
            <>
              {isWaiting ? <p className="font-semibold">{text("play.start.waiting")}</p> : null}
              <Button variant="action" size="large" className="w-full" onClick={start}>
                {text(isWaiting ? "play.start.resume" : "play.start.start")}
                <Kbd>Enter</Kbd>
              </Button>
              <Switch
                label={text("play.start.at_once")}
                hint={text("play.start.at_once_hint")}
                checked={startsAtOnce}
                onChange={(checked) => rootStore.setState({ startsAtOnce: checked })}
              />
            </>
          }
        />
      </Card>
    </div>
  );
}

type RulesProps = { readonly rules: OutputOf<typeof getModeRules>; readonly ask: StartAsk };

/** The best result of a level is its own, elsewhere that of the mode. */
function Rules({ rules, ask: { mode: id, place } }: RulesProps) {
  const mode = findMode(id);
  return mode?.shape === "levels" && place !== null ? (
    <LevelRules mode={mode} place={place} rules={rules} />
  ) : (
    <RuleLines rules={rules} best={rules.best_percent} />
  );
}

type LevelRulesProps = {
  readonly mode: LevelsMode;
  readonly place: NonNullable<StartAsk["place"]>;
  readonly rules: RulesProps["rules"];
};

function LevelRules({ mode, place, rules }: LevelRulesProps) {
  const { category, subcategory, level } = place;
  const levels = useLevels(mode, { category: category ?? "", subcategory: subcategory ?? undefined });
  const rows = levels.data?.ok === true ? levels.data.data.level_data : [];
  return <RuleLines rules={rules} best={rows.find((row) => row.level === level)?.best_percent ?? null} />;
}

type OpenRun = {
  readonly mode: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly level: number | null;
};

/** Whether Start goes on with this run instead of opening one. */
function isSamePlace(run: OpenRun, { mode, place }: StartAsk): boolean {
  return (
    place !== null &&
    run.mode === mode &&
    run.category === place.category &&
    run.subcategory === place.subcategory &&
    run.level === place.level
  );
}
