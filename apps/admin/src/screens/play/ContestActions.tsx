import { CallButton } from "../../kit/CallButton.tsx";
import type { RowOf } from "../../kit/ConsoleList.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";

type Contest = Pick<
  RowOf<"contests">,
  "contest_id" | "series_id" | "name" | "state" | "repeats" | "prizes" | "participants"
>;

/** What can be done with a contest in its state. */
export function ContestActions({ row }: { readonly row: Contest }) {
  const say = useSay();
  const { number } = useFormats();
  const fixed = { contest_id: row.contest_id };
  const isAhead = row.state === "draft" || row.state === "upcoming" || row.state === "live";
  const coins = number(row.prizes.reduce((sum, prize) => sum + prize, 0));
  return (
    <>
      {row.state === "draft" && (
        <CallButton
          action="publish_contest"
          fixed={fixed}
          lead={say("play.publish_lead", { name: row.name, coins })}
        />
      )}
      {row.repeats !== null && isAhead && (
        <CallButton
          action="stop_contest_series"
          fixed={{ series_id: row.series_id }}
          lead={say("play.stop_lead", { name: row.name })}
        />
      )}
      {isAhead && (
        <CallButton
          action="cancel_contest"
          color="error"
          fixed={fixed}
          lead={say("play.cancel_lead", { count: row.participants })}
          typed={row.name}
        />
      )}
    </>
  );
}
