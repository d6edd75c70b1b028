import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { battlePath, playerPath } from "../paths.ts";
import { BattleTabs } from "./BattleTabs.tsx";
import { lineOf } from "./line.ts";

/** Lines of battles that players reported. */
export function MessagesScreen() {
  const say = useSay();
  const { instant, number } = useFormats();
  return (
    <Page title={say("play.messages")} lead={say("play.messages_lead")}>
      <BattleTabs />
      <ConsoleList
        name="messages"
        empty={say("play.no_messages")}
        columns={[
          { field: "line", render: (row) => <bdi>{lineOf(row.line)}</bdi> },
          {
            field: "speaker_id",
            render: ({ speaker_id: id }) => <Id id={id} {...(id === null ? {} : { to: playerPath(id) })} />,
          },
          {
            field: "reporter_id",
            render: ({ reporter_id: id }) => <Id id={id} {...(id === null ? {} : { to: playerPath(id) })} />,
          },
          {
            field: "battle_id",
            label: say("areas.battles"),
            render: (row) => <Id id={row.battle_id} to={battlePath(row.battle_id)} />,
          },
          { field: "reported_at", render: (row) => instant(row.reported_at) },
          { field: "earlier", isNumber: true, render: (row) => number(row.earlier) },
          {
            field: "decision",
            render: (row) => (row.decision === null ? "–" : <State value={row.decision} />),
          },
        ]}
        renderActions={({ report_id, decision, line }) =>
          decision === null && (
            <CallButton
              action="decide_reported_message"
              fixed={{ report_id }}
              lead={say("play.decide_lead", { line: lineOf(line) })}
            />
          )
        }
      />
    </Page>
  );
}
