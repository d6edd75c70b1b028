import Typography from "@mui/material/Typography";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";

/** Mails and text messages of a site that has nobody to send them. */
export function OutboxScreen() {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.outbox")} lead={say("system.outbox_lead")}>
      <ConsoleList
        name="outbox"
        perPage={20}
        columns={[
          { field: "created_at", render: (row) => instant(row.created_at) },
          { field: "channel", render: (row) => <State value={row.channel} /> },
          { field: "recipient", render: (row) => <bdi>{row.recipient}</bdi> },
          {
            field: "body",
            render: (row) => (
              <>
                {row.subject !== null && <Typography variant="subtitle2">{row.subject}</Typography>}
                <Typography
                  variant="body2"
                  sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}
                  dir="auto"
                >
                  {row.body}
                </Typography>
              </>
            ),
          },
        ]}
      />
    </Page>
  );
}
