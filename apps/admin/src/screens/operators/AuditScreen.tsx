import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { ChosenField } from "../../kit/form/Chosen.tsx";
import type { PartProps } from "../../kit/form/field-props.tsx";
import { OperatorFilter } from "../../kit/OperatorFilter.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Id } from "../../kit/Id.tsx";
import { isId } from "../../kit/ids.ts";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { Changes } from "./Changes.tsx";

const ACTIONS = Object.keys(OPERATOR_ACTIONS);

function ActionFilter(props: PartProps) {
  const { action } = useWords();
  const options = ACTIONS.map((name) => ({ value: name, label: action(name) }));
  return (
    <ChosenField
      {...props}
      options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
    />
  );
}

const FIELDS = { operator_id: OperatorFilter, action: ActionFilter };

/** What operators did: who, when, what, before and after. */
export function AuditScreen() {
  const say = useSay();
  const { action } = useWords();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.audit")} lead={say("operators.audit_lead")}>
      <ConsoleList
        name="audit"
        perPage={50}
        fields={FIELDS}
        columns={[
          { field: "at", render: (row) => <span style={{ whiteSpace: "nowrap" }}>{instant(row.at)}</span> },
          {
            field: "operator_id",
            render: (row) => (row.operator_id === null ? row.note : <OperatorName id={row.operator_id} />),
          },
          {
            field: "action",
            render: (row) => (
              <>
                {action(row.action)}
                <Typography
                  component="code"
                  variant="caption"
                  dir="ltr"
                  sx={{ display: "block" }}
                  color="textSecondary"
                >
                  {row.action}
                </Typography>
              </>
            ),
          },
          {
            field: "subject",
            render: ({ subject }) =>
              subject === null || isId(subject) ? (
                <Id id={subject} />
              ) : (
                <Box
                  component="code"
                  dir="ltr"
                  sx={{
                    display: "inline-block",
                    fontSize: "0.8125rem",
                    maxWidth: 240,
                    overflowWrap: "anywhere",
                  }}
                >
                  {subject}
                </Box>
              ),
          },
          { field: "input", render: (row) => <Changes row={row} /> },
        ]}
      />
    </Page>
  );
}
