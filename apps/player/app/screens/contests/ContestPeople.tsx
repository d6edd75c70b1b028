import { Avatar } from "@crosscheck/ui/Avatar";
import { Card } from "@crosscheck/ui/Card";
import { Coin } from "@crosscheck/ui/Coin";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { clockText } from "../../i18n/clock.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { CardLink } from "../boards/CardLink.tsx";
import { PinnedRow } from "../boards/PinnedRow.tsx";
import { PlayerName } from "../boards/PlayerName.tsx";
import { Podium } from "../boards/Podium.tsx";
import type { ContestPhase } from "./contest-phase.ts";
import { useStandings } from "./contests.ts";
import type { Contest, Standing } from "./contest.ts";

type ContestPeopleProps = { readonly contest: Contest; readonly phase: ContestPhase };

/** The others: who flies while it is live, for entrants; the standings afterwards, for everybody. */
export function ContestPeople({ contest, phase }: ContestPeopleProps) {
  const text = useText();
  if (phase === "upcoming") return null;
  if (phase === "closed") return <Standings contest={contest} />;
  if (phase === "open" || !contest.is_played) {
    return (
      <Card>
        <h2 className="mb-2 text-lg">{text("contests.entrants")}</h2>
        <p className="text-muted">{text("contests.entrants_hidden", { count: contest.participants })}</p>
      </Card>
    );
  }
  return <Entrants contest={contest} />;
}

function Entrants({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const pages = useStandings(contest);
  const { participants } = contest;
  const readAgain = useEffectEvent((known: number) => {
    if (pages.query.isSuccess && known !== pages.rows.length) void pages.query.refetch();
  });
  useEffect(() => readAgain(participants), [participants]);
  return (
    <Section title={text("contests.entrants")} lead={text("contests.entrants_lead")}>
      <People pages={pages}>
        {(row) => (
          <span
            className={`shrink-0 text-sm ${row.is_handed_in ? "font-semibold text-correct" : "text-muted"}`}
          >
            {text(row.is_handed_in ? "contests.in" : "contests.flying")}
          </span>
        )}
      </People>
    </Section>
  );
}

function Standings({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const pages = useStandings(contest);
  const top = pages.first?.top_three_ranks ?? [];
  const mine = pages.first?.my_rank ?? null;
  return (
    <Section title={text("contests.standings")} lead={text("contests.standings_lead")}>
      {top.length === 0 ? null : (
        <Podium
          rows={top.map((row) => ({
            ...row,
            movement: null,
            score: row.score ?? 0,
            user_rank: row.user_rank ?? 0,
          }))}
          notes={new Map(top.map((row) => [row.user_id, <Gain key={row.user_id} row={row} isPlain />]))}
        />
      )}
      <People pages={pages} isTopAbove={top.length > 0}>
        {(row) => <Result row={row} />}
      </People>
      {mine === null ? null : (
        <PinnedRow>
          <Strip row={mine}>
            <Result row={mine} />
          </Strip>
        </PinnedRow>
      )}
    </Section>
  );
}

type SectionProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

function Section({ title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby="contest-people">
      <h2 id="contest-people" className="text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{lead}</p>
      {children}
    </section>
  );
}

type PeopleProps = {
  readonly pages: ReturnType<typeof useStandings>;
  /** The first three stand above: none below them is no empty list. */
  readonly isTopAbove?: boolean;
  /** What stands at the end of a row. */
  readonly children: (row: Standing) => ReactNode;
};

function People({ pages, isTopAbove = false, children }: PeopleProps) {
  const text = useText();
  const ownId = pages.first?.my_rank?.user_id ?? null;
  return (
    <PagedList
      pages={pages}
      loading={<SkeletonList count={5} label={text("contests.loading_people")} rowClassName="h-16 w-full" />}
      empty={
        isTopAbove ? null : (
          <Card>
            <p className="text-muted">{text("contests.nobody")}</p>
          </Card>
        )
      }
    >
      {(rows) => (
        <ol aria-label={text("boards.rows")} className="grid gap-2">
          {rows.map((row) => (
            <li key={row.user_id} className="min-w-0">
              <CardLink
                row={row}
                className={`flex min-h-16 w-full items-center gap-3 rounded-key border-s-8 px-3 text-start ${row.user_id === ownId ? "border-primary bg-primary-soft" : "border-line bg-card"}`}
              >
                <Strip row={row}>{children(row)}</Strip>
              </CardLink>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function Strip({ row, children }: { readonly row: Standing; readonly children: ReactNode }) {
  const { number } = useFormats();
  return (
    <>
      {row.user_rank === null ? null : (
        <span className="min-w-8 text-center font-bold tabular-nums">{number(row.user_rank)}</span>
      )}
      <Avatar name={row.name} src={row.profile} />
      <PlayerName row={row} className="min-w-0 grow font-semibold" />
      {children}
    </>
  );
}

/** Points, time and prize of somebody. */
function Result({ row }: { readonly row: Standing }) {
  const text = useText();
  return (
    <span className="shrink-0 text-end text-sm tabular-nums">
      <Bdi className="block font-semibold">{text("boards.points", { count: row.score ?? 0 })}</Bdi>
      <Gain row={row} />
    </span>
  );
}

/** The time used, and the prize where there is one; `isPlain` in the colour of what is around. */
function Gain({ row, isPlain = false }: { readonly row: Standing; readonly isPlain?: boolean }) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  return (
    <span className="flex items-center justify-end gap-2 text-xs">
      {(row.prize ?? 0) > 0 ? (
        <span className={`inline-flex items-center gap-1 font-semibold ${isPlain ? "" : "text-gold-ink"}`}>
          <Coin className="size-4" />
          <span className="sr-only">{text("contests.prize")} </span>
          <Bdi>{number(row.prize ?? 0)}</Bdi>
        </span>
      ) : null}
      <span className={isPlain ? "" : "text-muted"}>
        <span className="sr-only">{text("contests.time")} </span>
        <bdi dir="ltr">{clockText(row.used_seconds ?? 0, locale)}</bdi>
      </span>
    </span>
  );
}
