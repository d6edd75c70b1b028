import {
  AWAY_LIMIT_MS,
  readAway,
  readTimeline,
  type AwayRule,
  type PageLog,
} from "@crosscheck/rules/exams/away";
import { Button } from "@crosscheck/ui/Button";
import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { useFormats } from "../../i18n/formats.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { TimelineRows } from "./TimelineRows.tsx";
import { useRehearsal } from "./use-rehearsal.ts";

const MS_PER_SECOND = 1_000;

type RehearsalProps = {
  readonly policy: AwayRule["policy"];
  /** How many absences are only warnings. */
  readonly warnings: number;
  /** How long the page may be away, with what is granted to this candidate. */
  readonly limitSeconds: number;
  readonly onDone: () => void;
};

/** Leaving a watched page on trial: what would be seen of it, and what would come of it. Nothing leaves this device. */
export function Rehearsal({ policy, warnings, limitSeconds, onDone }: RehearsalProps) {
  const text = useText();
  const titleId = useId();
  const { state, start, stop, tellUnseen } = useRehearsal();
  const { phase } = state;
  const limit = { limit: limitSeconds };
  const isOver = phase === "back" || phase === "unseen";
  const rule = { policy, warnings, toleranceMs: limitSeconds * MS_PER_SECOND - AWAY_LIMIT_MS };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="text-base">
        {text("watch.rehearsal.title")}
      </h3>
      <output className={`block ${phase === "idle" ? "text-sm text-muted" : "font-medium"}`}>
        {phase === "idle" ? text("watch.rehearsal.text") : null}
        {phase === "waiting" ? text("watch.rehearsal.waiting") : null}
        {phase === "unseen" ? text("watch.rehearsal.unseen") : null}
        {state.phase === "back" ? <Outcome log={state.log} rule={rule} limitSeconds={limitSeconds} /> : null}
      </output>
      {state.phase === "back" ? <Seen log={state.log} rule={rule} /> : null}
      <p className="text-sm text-muted">
        {policy === "log"
          ? text("watch.rehearsal.rule_log")
          : warnings === 0
            ? text("watch.rehearsal.rule_end", limit)
            : text("watch.rehearsal.rule_warn", { ...limit, warnings })}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* One button all the time: whoever works by key stays on it. */}
        <Button variant={phase === "idle" ? "primary" : "quiet"} onClick={phase === "waiting" ? stop : start}>
          {text(buttonOf(phase))}
        </Button>
        {phase === "waiting" ? (
          <Button variant="quiet" onClick={tellUnseen}>
            {text("watch.rehearsal.was_away")}
          </Button>
        ) : null}
        {isOver ? <Button onClick={onDone}>{text("watch.rehearsal.done")}</Button> : null}
      </div>
    </section>
  );
}

function buttonOf(phase: ReturnType<typeof useRehearsal>["state"]["phase"]): MsgId {
  if (phase === "idle") return "watch.rehearsal.start";
  return phase === "waiting" ? "watch.rehearsal.stop" : "watch.rehearsal.again";
}

type SeenProps = { readonly log: PageLog; readonly rule: AwayRule };

/** How long it was, and what would have come of it. */
function Outcome({ log, rule, limitSeconds }: SeenProps & { readonly limitSeconds: number }) {
  const text = useText();
  const { number } = useFormats();
  const lastMs = log.at(-1)?.atMs ?? 0;
  const { absences, endedAtMs } = readAway(log, rule, lastMs);
  const absence = absences.at(-1);
  if (absence === undefined) return null;
  const seconds = ((absence.toMs ?? lastMs) - absence.fromMs) / MS_PER_SECOND;
  const outcome = !absence.isTooLong
    ? "watch.rehearsal.within"
    : endedAtMs === null
      ? "watch.rehearsal.warned"
      : "watch.rehearsal.ended";
  return (
    <span className="flex items-start gap-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-correct" />
      <span>
        {text("watch.rehearsal.back", { seconds: number(Math.round(seconds * 10) / 10) })}{" "}
        {rule.policy === "log" ? text("watch.rehearsal.logged") : text(outcome, { limit: limitSeconds })}
      </span>
    </span>
  );
}

function Seen({ log, rule }: SeenProps) {
  const text = useText();
  const timeline = readTimeline({ log, gaps: [], takeovers: [] }, rule, log.at(-1)?.atMs ?? 0);
  const entries = timeline.map(({ kind, atMs, lastedMs, isTooLong }) => ({
    kind,
    at: new Date(atMs).toISOString(),
    lasted_seconds: lastedMs === null ? null : lastedMs / MS_PER_SECOND,
    too_long: isTooLong,
  }));
  return (
    <div className="rounded-key border border-line bg-sunken p-3">
      <h4 className="text-sm font-semibold">{text("watch.rehearsal.sees")}</h4>
      <TimelineRows entries={entries} />
    </div>
  );
}
