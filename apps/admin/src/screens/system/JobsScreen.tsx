import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { Books } from "./Books.tsx";

type Job = DataOf<"list_jobs">["jobs"][number];

/** How often is asked how runs went (ms). */
const LOOK_MS = 10_000;

/** What is done at times, and what the check of the books found. */
export function JobsScreen() {
  const say = useSay();
  const jobs = useAnswer("list_jobs", {}, { every: LOOK_MS });
  return (
    <Page title={say("areas.jobs")} lead={say("system.jobs_lead")}>
      <Answered query={jobs}>
        {({ jobs: rows }) => (
          <Panel>
            {rows.length === 0 ? (
              <Typography color="textSecondary">{say("console.empty")}</Typography>
            ) : (
              <JobRows rows={rows} />
            )}
          </Panel>
        )}
      </Answered>
      <Books />
    </Page>
  );
}

function JobRows({ rows }: { readonly rows: readonly Job[] }) {
  const say = useSay();
  const { field } = useWords();
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={say("areas.jobs")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field("name")}</TableCell>
            <TableCell>{field("state")}</TableCell>
            <TableCell>{field("cron")}</TableCell>
            <TableCell>{field("started_at")}</TableCell>
            <TableCell align="right">{field("failures")}</TableCell>
            <TableCell>{field("next_at")}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const say = useSay();
  const { instant, number } = useFormats();
  return (
    <TableRow>
      <TableCell>
        <code dir="ltr">{job.name}</code>
        {job.error !== null && (
          <Typography variant="body2" color="error" sx={{ overflowWrap: "anywhere", maxWidth: "60ch" }}>
            <bdi>{job.error}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <State value={job.state} />
      </TableCell>
      <TableCell>
        <code dir="ltr">{job.cron}</code>
      </TableCell>
      <TableCell>{instant(job.started_at)}</TableCell>
      <TableCell align="right">
        {say("system.failures_of", { failures: number(job.failures), runs: number(job.runs) })}
      </TableCell>
      <TableCell>{instant(job.next_at)}</TableCell>
      <TableCell align="right">
        <CallButton
          action="run_job"
          fixed={{ name: job.name }}
          disabled={job.state === "running"}
          lead={say("system.run_job_lead", { name: job.name })}
        />
      </TableCell>
    </TableRow>
  );
}
