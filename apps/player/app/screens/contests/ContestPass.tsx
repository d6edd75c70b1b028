import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { Coin } from "@crosscheck/ui/Coin";
import { PlaneTakeoff } from "lucide-react";
import type { ReactNode } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { TimeWindow } from "../../view/TimeWindow.tsx";
import { Until } from "../../view/Until.tsx";
import { phaseOf, type ContestPhase } from "./contest-phase.ts";
import type { Contest } from "./contest.ts";
import { QuestionLanguage } from "./QuestionLanguage.tsx";

type ContestPassProps = {
  readonly contest: Contest;
  /** Heading and words above the figures. */
  readonly children?: ReactNode;
  /** What can be done now. */
  readonly action: ReactNode;
  /** Whether it tells the player's own result, too. */
  readonly hasResult?: boolean;
};

/** A contest as a boarding pass: when, how many questions and players, what is to be won; entry and time on its stub. */
export function ContestPass({ contest, children, action, hasResult = true }: ContestPassProps) {
  const text = useText();
  const phase = phaseOf(contest);
  return (
    <BoardingPass
      band={
        <>
          <PlaneTakeoff aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
          <span className="min-w-0 grow truncate">{text(`contests.phase.${phase}`)}</span>
        </>
      }
      label={<QuestionLanguage code={contest.language} />}
      stub={
        <>
          <Entry contest={contest} />
          <p className="text-sm">
            <PhaseTime contest={contest} phase={phase} />
          </p>
          {hasResult ? <OwnResult contest={contest} phase={phase} /> : null}
          <div className="mt-auto flex flex-col pt-2">{action}</div>
        </>
      }
    >
      {children}
      <TimeWindow
        startsLabel={text("contests.starts")}
        endsLabel={text("contests.ends")}
        startsAt={contest.start_date}
        endsAt={contest.end_date}
      />
      <Figures contest={contest} />
    </BoardingPass>
  );
}

function Figures({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const { number } = useFormats();
  const prizes = contest.points.reduce((sum, { points }) => sum + points, 0);
  const figures: readonly (readonly [name: string, value: string])[] = [
    [text("contests.questions"), number(contest.no_of_que)],
    [text("contests.each"), text("contests.seconds", { count: contest.seconds_per_question })],
    [text("contests.players"), number(contest.participants)],
    [
      text("contests.prizes"),
      prizes === 0 ? text("contests.no_prizes") : text("contests.coins", { count: prizes }),
    ],
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4 sm:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">
            <Bdi>{value}</Bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ contest: { entry } }: { readonly contest: Contest }) {
  const text = useText();
  return (
    <p>
      <span className="block text-xs text-muted">{text("contests.entry")}</span>
      <span className="flex items-center gap-1.5 text-xl font-bold tabular-nums">
        {entry === 0 ? (
          text("contests.free")
        ) : (
          <>
            <Coin className="size-5" />
            <Bdi>{text("contests.coins", { count: entry })}</Bdi>
          </>
        )}
      </span>
    </p>
  );
}

type PhaseProps = { readonly contest: Contest; readonly phase: ContestPhase };

/** How long it is until the next thing happens to it. */
function PhaseTime({ contest, phase }: PhaseProps) {
  const text = useText();
  switch (phase) {
    case "upcoming":
      return <Until key={contest.start_date} label="home.contest.starts" at={contest.start_date} />;
    case "open":
    case "under_way":
      return <Until label="home.contest.closes" at={contest.end_date} />;
    case "waiting":
      return <Until label="home.contest.standings" at={contest.end_date} />;
    case "closing":
      return text("contests.closing");
    case "closed":
      return contest.is_played ? null : <span className="text-muted">{text("contests.not_entered")}</span>;
  }
}

/** Place, points and prize of the player. */
function OwnResult({ contest, phase }: PhaseProps) {
  const text = useText();
  const { number } = useFormats();
  if (phase !== "closed" || !contest.is_played) return null;
  if (contest.rank === null) return <p className="text-sm text-muted">{text("contests.unplaced")}</p>;
  return (
    <div>
      <p className="font-semibold">
        <Bdi>{text("contests.place", { place: number(contest.rank) })}</Bdi>
        {" · "}
        <Bdi>{text("boards.points", { count: contest.score ?? 0 })}</Bdi>
      </p>
      {(contest.prize ?? 0) > 0 ? (
        <p className="flex items-center gap-1.5 font-semibold text-gold-ink">
          <Coin className="size-4" />
          <Bdi>{text("contests.won", { count: contest.prize ?? 0 })}</Bdi>
        </p>
      ) : null}
    </div>
  );
}
