import { useParams } from "react-router";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useSay } from "../../texts/i18n.ts";
import { useGroup } from "./use-group.ts";
import { NotFound } from "./NotFound.tsx";

/** Members of one group. */
export function GroupScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const group = useGroup(id);
  return (
    <Page
      title={group?.name ?? say("exams.group")}
      actions={
        <CallButton
          action="set_candidate_group"
          variant="contained"
          fixed={{ group_id: id, remove: [] }}
          start={group === undefined ? {} : { name: group.name }}
          lead={say("exams.group_lead")}
          renderAnswer={({ not_found }) => (not_found.length === 0 ? null : <NotFound lines={not_found} />)}
        />
      }
    >
      <ConsoleList
        name="members"
        fixed={{ group_id: id }}
        empty={say("exams.no_members")}
        columns={[
          { field: "name", render: (row) => <bdi>{row.name}</bdi> },
          { field: "player_status", render: (row) => <State value={row.player_status} /> },
        ]}
        renderActions={({ player_id, name }) => (
          <CallButton
            action="set_candidate_group"
            color="error"
            label={say("exams.remove")}
            title={say("exams.remove")}
            fixed={{ group_id: id, remove: [player_id], players: [], name: undefined }}
            lead={say("exams.leave_lead", { name })}
          />
        )}
      />
    </Page>
  );
}
