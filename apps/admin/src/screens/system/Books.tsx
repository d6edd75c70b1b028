import CheckIcon from "@mui/icons-material/CheckOutlined";
import BreachIcon from "@mui/icons-material/ErrorOutlineOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";

type Report = NonNullable<DataOf<"get_book_report">["report"]>;

/** How often is asked whether there is a new report (ms). */
const LOOK_MS = 10_000;
/** The job that makes one. */
const CHECK = "check-books";

/** What the last check of the books found, promise by promise, and the way to a new one. */
export function Books() {
  const say = useSay();
  const report = useAnswer("get_book_report", {}, { every: LOOK_MS });
  return (
    <Panel
      title={say("system.books")}
      actions={<CallButton action="run_job" fixed={{ name: CHECK }} lead={say("system.check_lead")} />}
    >
      <Answered query={report}>
        {(data) =>
          data.report === null ? (
            <Typography color="textSecondary">{say("system.no_check")}</Typography>
          ) : (
            <ReportView report={data.report} />
          )
        }
      </Answered>
    </Panel>
  );
}

function ReportView({ report: { promises, breaches, ended_at } }: { readonly report: Report }) {
  const say = useSay();
  const { instant, number } = useFormats();
  return (
    <>
      <Alert severity={breaches === 0 ? "success" : "error"}>
        {breaches === 0
          ? say("system.books_hold", { count: number(promises.length), at: instant(ended_at) })
          : say("system.books_broken", { count: number(breaches), at: instant(ended_at) })}
      </Alert>
      <Box
        component="ul"
        dir="ltr"
        lang="en"
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.75 }}
      >
        {promises.map((kept) => (
          <Box component="li" key={kept.promise} sx={{ display: "flex", gap: 1 }}>
            {kept.breaches.length === 0 ? (
              <CheckIcon color="success" fontSize="small" titleAccess={say("system.holds")} />
            ) : (
              <BreachIcon color="error" fontSize="small" titleAccess={say("system.broken")} />
            )}
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                {kept.promise}{" "}
                <Typography component="span" variant="body2" color="textSecondary">
                  ({number(kept.checked)})
                </Typography>
              </Typography>
              {kept.breaches.map((breach) => (
                <Typography key={breach} variant="body2" color="error" sx={{ overflowWrap: "anywhere" }}>
                  {breach}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
