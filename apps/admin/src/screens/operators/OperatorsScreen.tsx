import AddIcon from "@mui/icons-material/Add";
import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { CallButton } from "../../kit/CallButton.tsx";
import { Choices } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";

type Row = RowOf<"operators">;

/** Who runs the site, with what they are trusted with. */
export function OperatorsScreen() {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Page
      title={say("areas.operators")}
      lead={say("operators.lead")}
      actions={
        <CallButton
          action="create_operator"
          variant="contained"
          startIcon={<AddIcon />}
          lead={say("operators.invite_lead")}
          renderAnswer={({ invitation_path }) => <Invitation path={invitation_path} />}
        />
      }
    >
      <ConsoleList
        name="operators"
        columns={[
          { field: "email", render: (row) => <bdi>{row.email}</bdi> },
          { field: "name", render: (row) => <bdi>{row.name}</bdi> },
          { field: "roles", render: (row) => <Choices values={row.roles} /> },
          { field: "created_at", render: (row) => instant(row.created_at) },
          {
            field: "disabled_at",
            render: ({ disabled_at }) =>
              disabled_at === null ? "–" : <Chip size="small" color="error" label={instant(disabled_at)} />,
          },
        ]}
        renderActions={(row) => <OperatorActions row={row} />}
      />
    </Page>
  );
}

function OperatorActions({ row }: { readonly row: Row }) {
  const say = useSay();
  const fixed = { operator_id: row.operator_id };
  if (row.disabled_at !== null) return null;
  return (
    <>
      <CallButton action="set_operator_roles" fixed={fixed} start={{ roles: row.roles }} />
      <CallButton
        action="end_operator_sessions"
        fixed={fixed}
        lead={say("operators.end_lead", { name: row.name })}
      />
      <CallButton
        action="reset_second_factor"
        fixed={fixed}
        lead={say("operators.factor_lead", { name: row.name })}
      />
      <CallButton
        action="disable_operator"
        color="error"
        fixed={fixed}
        lead={say("operators.disable_lead", { name: row.name })}
        typed={row.email}
      />
    </>
  );
}

/** Where the invited one chooses a password; told this once. */
function Invitation({ path }: { readonly path: string }) {
  const say = useSay();
  return (
    <>
      <Alert severity="success">{say("operators.invited")}</Alert>
      <Typography component="code" dir="ltr" sx={{ overflowWrap: "anywhere", userSelect: "all" }}>
        {new URL(path, window.location.origin).href}
      </Typography>
    </>
  );
}
