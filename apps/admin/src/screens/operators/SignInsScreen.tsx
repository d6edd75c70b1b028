import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { OperatorFilter } from "../../kit/OperatorFilter.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { Browser } from "../../kit/Browser.tsx";

const FIELDS = { operator_id: OperatorFilter };

/** Who came in and who tried to. */
export function SignInsScreen() {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.sign_ins")} lead={say("operators.sign_ins_lead")}>
      <ConsoleList
        name="sign-ins"
        perPage={50}
        fields={FIELDS}
        columns={[
          { field: "at", render: (row) => instant(row.at) },
          { field: "outcome", render: (row) => <State value={row.outcome} /> },
          { field: "operator_id", render: (row) => <OperatorName id={row.operator_id} /> },
          { field: "address", render: (row) => <bdi>{row.address}</bdi> },
          { field: "user_agent", render: (row) => <Browser agent={row.user_agent} /> },
        ]}
      />
    </Page>
  );
}
