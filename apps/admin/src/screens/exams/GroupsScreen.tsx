import AddIcon from "@mui/icons-material/Add";
import { useNavigate } from "react-router";
import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { groupPath } from "../paths.ts";

/** Groups of candidates, such as classes. */
export function GroupsScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const { instant, number } = useFormats();
  return (
    <Page
      title={say("areas.groups")}
      lead={say("exams.groups_lead")}
      actions={
        <CallButton
          action="create_candidate_group"
          variant="contained"
          startIcon={<AddIcon />}
          onDone={({ group_id }) => void navigate(groupPath(group_id))}
        />
      }
    >
      <ConsoleList
        name="groups"
        empty={say("exams.no_groups")}
        to={(row) => groupPath(row.group_id)}
        columns={[
          { field: "name", render: (row) => <bdi>{row.name}</bdi> },
          { field: "members", isNumber: true, render: (row) => number(row.members) },
          { field: "exams", isNumber: true, render: (row) => number(row.exams) },
          { field: "created_at", render: (row) => instant(row.created_at) },
        ]}
      />
    </Page>
  );
}
