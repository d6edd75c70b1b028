import { buttonClass } from "@crosscheck/ui/button-class";
import { useId } from "react";
import { Link } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { contestPath, contestRunPath } from "../../paths/contest-paths.ts";
import { UNDER_WAY } from "../modes/under-way.ts";
import { ContestPass } from "./ContestPass.tsx";
import { phaseOf } from "./contest-phase.ts";
import type { Contest } from "./contest.ts";

/** A contest in a list, with the one thing to do about it. */
export function ContestCard({ contest }: { readonly contest: Contest }) {
  const text = useText();
  const headingId = useId();
  const phase = phaseOf(contest);
  const isUnderWay = phase === "under_way";
  return (
    <ContestPass
      contest={contest}
      action={
        <Link
          to={isUnderWay ? contestRunPath(contest.id) : contestPath(contest.id)}
          state={isUnderWay ? UNDER_WAY : undefined}
          aria-describedby={headingId}
          className={buttonClass(isUnderWay ? "action" : phase === "open" ? "primary" : "quiet")}
        >
          {text(`contests.look.${phase}`)}
        </Link>
      }
    >
      <h2 id={headingId} className="text-xl [overflow-wrap:anywhere]">
        <Bdi>{contest.name}</Bdi>
      </h2>
      <p className="mt-1 mb-4 line-clamp-2 text-sm text-muted">
        <Bdi>{contest.description}</Bdi>
      </p>
    </ContestPass>
  );
}
