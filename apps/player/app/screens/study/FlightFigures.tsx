import { CircleCheck, Flame, ListChecks, Timer, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useOwnUser } from "../../state/own-user.ts";
import type { Statistics } from "./statistics.ts";
import { useSeconds } from "./use-seconds.ts";

/** The four figures of a player's log. */
export function FlightFigures({ statistics }: { readonly statistics: Statistics }) {
  const text = useText();
  const { number, percent } = useFormats();
  const inSeconds = useSeconds();
  const { user } = useOwnUser();
  const {
    questions_answered: answered,
    correct_answers: correct,
    seconds_per_question: seconds,
  } = statistics;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Figure icon={ListChecks} name={text("statistics.answered")} value={number(answered)} />
      <Figure
        icon={CircleCheck}
        name={text("statistics.right")}
        value={percent((correct / answered) * 100)}
        note={text("statistics.of", { correct, total: answered })}
      />
      <Figure
        icon={Timer}
        name={text("statistics.time")}
        value={seconds === null ? "–" : inSeconds(seconds)}
      />
      <Figure
        icon={Flame}
        name={text("statistics.streak")}
        value={user === null ? "–" : text("profile.streak_days", { count: user.streak })}
      />
    </dl>
  );
}

type FigureProps = {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
};

function Figure({ icon: Icon, name, value, note }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-card">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
        {name}
      </dt>
      <dd className="text-2xl font-bold tabular-nums">
        <bdi>{value}</bdi>
        {note === undefined ? null : <span className="block text-xs font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
