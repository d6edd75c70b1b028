import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNotify } from "ra-core";
import { call } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { playerPath } from "../paths.ts";

/** Payouts that wait, and what became of the others. */
export function PayoutsScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Page title={say("areas.payouts")} lead={say("money.payouts_lead")} actions={<ExportButton />}>
      <ConsoleList
        name="payouts"
        empty={say("money.no_payouts")}
        columns={[
          { field: "player_id", render: (row) => <Id id={row.player_id} to={playerPath(row.player_id)} /> },
          { field: "player_status", render: (row) => <State value={row.player_status} /> },
          { field: "coins", isNumber: true, render: (row) => number(row.coins) },
          { field: "units", isNumber: true, render: (row) => `${number(row.units)} ${row.unit}` },
          { field: "payment_type", render: (row) => choice(row.payment_type) },
          { field: "payment_address", render: (row) => <bdi>{row.payment_address}</bdi> },
          { field: "state", render: (row) => <State value={row.state} /> },
          { field: "requested_at", render: (row) => instant(row.requested_at) },
        ]}
        renderActions={(row) => <PayoutActions row={row} />}
      />
    </Page>
  );
}

function PayoutActions({ row }: { readonly row: RowOf<"payouts"> }) {
  const say = useSay();
  const { number } = useFormats();
  const fixed = { payout_id: row.payout_id };
  const amount = `${number(row.units)} ${row.unit}`;
  const isOpen = row.state === "pending" || row.state === "approved";
  return (
    <>
      {row.state === "pending" && (
        <CallButton action="approve_payout" fixed={fixed} lead={say("money.approve_lead", { amount })} />
      )}
      {row.state === "approved" && (
        <>
          <CallButton
            action="view_payout_address"
            fixed={fixed}
            lead={say("money.address_lead")}
            renderAnswer={({ payment_address }) => (
              <Typography component="code" dir="ltr" sx={{ userSelect: "all", overflowWrap: "anywhere" }}>
                {payment_address}
              </Typography>
            )}
          />
          <CallButton
            action="complete_payout"
            fixed={fixed}
            lead={say("money.complete_lead", { amount })}
            typed={amount}
          />
        </>
      )}
      {isOpen && (
        <CallButton action="refuse_payout" color="error" fixed={fixed} lead={say("money.refuse_lead")} />
      )}
    </>
  );
}

/** Those that are to be paid, for a spreadsheet. */
function ExportButton() {
  const say = useSay();
  const may = useMay();
  const notify = useNotify();
  const refusalOf = useRefusal();
  if (!may("export_payouts")) return <Alert severity="info">{say("money.only_admins")}</Alert>;
  const save = async () => {
    try {
      const { data } = await call("export_payouts", { state: "approved", limit: 200 });
      saveFile({ name: "payouts.csv", mime: "text/csv", content: data.csv });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void save()}>
      {say("money.export")}
    </Button>
  );
}
