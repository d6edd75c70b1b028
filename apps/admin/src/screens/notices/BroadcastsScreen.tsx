import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";

/** What all players were told. */
export function BroadcastsScreen() {
  const say = useSay();
  const { instant, number } = useFormats();
  return (
    <Page
      title={say("areas.broadcasts")}
      lead={say("notices.lead")}
      actions={<CallButton action="send_broadcast" variant="contained" lead={say("notices.send_lead")} />}
    >
      <ConsoleList
        name="broadcasts"
        empty={say("notices.none")}
        columns={[
          { field: "words", render: (row) => <Words row={row} /> },
          { field: "path", render: (row) => <bdi>{row.path}</bdi> },
          { field: "told_at", render: (row) => instant(row.told_at) },
          { field: "readers", isNumber: true, render: (row) => number(row.readers) },
        ]}
        renderActions={({ broadcast_id }) => (
          <CallButton
            action="withdraw_broadcast"
            color="error"
            fixed={{ broadcast_id }}
            lead={say("notices.withdraw_lead")}
          />
        )}
      />
    </Page>
  );
}

function Words({ row }: { readonly row: RowOf<"broadcasts"> }) {
  const locale = useLocale();
  const words = row.words[locale] ?? row.words["en"];
  return (
    <Box dir="auto" sx={{ minWidth: 220, maxWidth: 480 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {words?.heading}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words?.text}
      </Typography>
    </Box>
  );
}
