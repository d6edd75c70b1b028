import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList, type RowOf } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { QuestionName } from "../content/QuestionName.tsx";
import { RegradeButton } from "../content/RegradeButton.tsx";
import { figuresPath } from "../paths.ts";

/** Questions that players reported; each is answered. */
export function ReportsScreen() {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Page title={say("areas.reports")} lead={say("people.reports_lead")}>
      <ConsoleList
        name="reports"
        empty={say("people.no_reports")}
        columns={[
          { field: "stem", render: (row) => <Reported row={row} /> },
          { field: "message", render: (row) => <Quoted text={row.message} /> },
          { field: "reported_at", render: (row) => instant(row.reported_at) },
          { field: "status", render: (row) => <State value={row.status} /> },
          { field: "answer", render: (row) => <Quoted text={row.answer} /> },
        ]}
        renderActions={({ report_id, question_id, status, message }) => (
          <>
            {status === "open" && (
              <CallButton
                action="settle_report"
                variant="contained"
                fixed={{ report_id }}
                lead={say("people.settle_lead", { message })}
              />
            )}
            <RegradeButton questionId={question_id} />
          </>
        )}
      />
    </Page>
  );
}

/** The question with its place in its pack, and whether it has changed since. */
function Reported({ row }: { readonly row: RowOf<"reports"> }) {
  const say = useSay();
  return (
    <Box sx={{ minWidth: 240, maxWidth: 480 }}>
      <Typography variant="body2" dir="auto">
        <QuestionName id={row.question_id} stem={row.stem} />
      </Typography>
      <Link
        component={RouterLink}
        to={figuresPath(row.question_id)}
        variant="caption"
        sx={{ display: "block" }}
      >
        {say("figures.open")}
      </Link>
      <Typography variant="caption" color="textSecondary" dir="ltr" component="code">
        {row.pack_id} / {row.source_id} v{row.version}
      </Typography>
      {row.current_version !== row.version && (
        <Typography variant="caption" color="warning" sx={{ display: "block" }}>
          {say("people.changed_since", { version: row.current_version })}
        </Typography>
      )}
    </Box>
  );
}

function Quoted({ text }: { readonly text: string }) {
  return (
    <Typography variant="body2" dir="auto" sx={{ minWidth: 160, maxWidth: 360, whiteSpace: "pre-line" }}>
      {text === "" ? "–" : text}
    </Typography>
  );
}
