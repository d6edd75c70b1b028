import { PlaneTakeoff } from "lucide-react";
import { Bdi } from "../i18n/Bdi.tsx";
import { useTimes } from "./use-times.ts";

type TimeWindowProps = {
  readonly startsLabel: string;
  readonly endsLabel: string;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
};

/** From when to when, in the zone of this device. */
export function TimeWindow({ startsLabel, endsLabel, startsAt, endsAt }: TimeWindowProps) {
  const timesOf = useTimes();
  const ends = [
    [startsLabel, timesOf(startsAt)],
    [endsLabel, timesOf(endsAt)],
  ] as const;
  const [from, to] = ends.map(([name, { day, time }]) => (
    <div key={name} className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <Bdi className="block text-xl font-bold tabular-nums">{time}</Bdi>
        <Bdi className="block text-sm text-muted">{day}</Bdi>
      </dd>
    </div>
  ));
  return (
    <dl className="flex items-center gap-4">
      {from}
      <div aria-hidden="true" className="flex grow items-center gap-2 text-primary">
        <span className="grow border-b-2 border-dashed border-line" />
        <PlaneTakeoff className="size-5 shrink-0 rtl:-scale-x-100" />
        <span className="grow border-b-2 border-dashed border-line" />
      </div>
      {to}
    </dl>
  );
}
