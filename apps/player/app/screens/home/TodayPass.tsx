import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import type { ComponentProps, ReactNode } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";

type TodayPassProps = {
  /** What it is, in the band. */
  readonly kind: string;
  /** When it is, at the end of the band. */
  readonly day?: string;
  readonly emblem: ComponentProps<typeof ModeEmblem>["name"];
  readonly name: string;
  /** Of the name, which describes the action. */
  readonly nameId?: string;
  readonly facts: ReactNode;
  /** On the stub: how long it is until it changes. */
  readonly until?: ReactNode;
  /** On the stub: the one thing to do. */
  readonly action: ReactNode;
};

/** Something of today as a boarding pass. */
export function TodayPass({ kind, day, emblem, name, nameId, facts, until, action }: TodayPassProps) {
  return (
    <BoardingPass
      band={<h3 className="min-w-0 grow truncate">{kind}</h3>}
      label={<Bdi>{day}</Bdi>}
      stub={
        <>
          <p className="text-sm">{until}</p>
          <div className="mt-auto flex flex-col">{action}</div>
        </>
      }
    >
      <div className="flex gap-3">
        <ModeEmblem name={emblem} className="size-12 shrink-0" />
        <div className="min-w-0">
          <p id={nameId} className="font-semibold break-words">
            <Bdi>{name}</Bdi>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">{facts}</p>
        </div>
      </div>
    </BoardingPass>
  );
}

/** The shape of a pass that is on its way. */
export function PassShape() {
  return (
    <BoardingPass
      band={null}
      stub={
        <>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-auto h-12 w-full" />
        </>
      }
    >
      <Skeleton className="h-12 w-full" />
    </BoardingPass>
  );
}
