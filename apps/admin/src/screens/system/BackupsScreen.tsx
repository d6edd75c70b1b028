import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
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

type Backup = DataOf<"list_backups">["backups"][number];

/** How often is asked whether one is done, and whether somebody else has begun one (ms). */
const [BUSY_MS, QUIET_MS] = [2_000, 60_000];

/** What is on the host to go back to, and one more now. */
export function BackupsScreen() {
  const say = useSay();
  const backups = useAnswer(
    "list_backups",
    {},
    {
      every: (data) => (data?.busy === true ? BUSY_MS : QUIET_MS),
    },
  );
  return (
    <Page
      title={say("areas.backups")}
      lead={say("system.backups_lead")}
      actions={
        <CallButton
          action="make_backup"
          variant="contained"
          size="medium"
          disabled={backups.data?.busy ?? true}
          lead={say("system.backup_what")}
        />
      }
    >
      <Answered query={backups}>
        {({ busy, problem, backups: rows }) => (
          <>
            <Box role="status">
              {busy && (
                <Panel>
                  <Typography>{say("system.backup_busy")}</Typography>
                  <LinearProgress aria-label={say("system.backup_busy")} />
                </Panel>
              )}
            </Box>
            {problem !== null && (
              <Alert severity="error">
                {say("system.backup_failed")} <bdi>{problem}</bdi>
              </Alert>
            )}
            <Panel>
              {rows.length === 0 ? (
                <Typography color="textSecondary">{say("system.no_backups")}</Typography>
              ) : (
                <BackupRows rows={rows} />
              )}
            </Panel>
            <Panel title={say("system.restore")}>
              <Typography>{say("system.restore_how")}</Typography>
              <Box component="code" dir="ltr" sx={{ overflowWrap: "anywhere" }}>
                DATA_FOLDER=… npm run restore -- …/backups/{rows[0]?.name ?? "…"}
              </Box>
            </Panel>
          </>
        )}
      </Answered>
    </Page>
  );
}

function BackupRows({ rows }: { readonly rows: readonly Backup[] }) {
  const say = useSay();
  const { field } = useWords();
  const { instant, size } = useFormats();
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field("made_at")}</TableCell>
            <TableCell>{field("name")}</TableCell>
            <TableCell>{field("kind")}</TableCell>
            <TableCell align="right">{field("bytes")}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, made_at, kind, bytes }) => (
            <TableRow key={name}>
              <TableCell>{instant(made_at)}</TableCell>
              <TableCell>
                <code dir="ltr">{name}</code>
              </TableCell>
              <TableCell>
                <State value={kind} />
              </TableCell>
              <TableCell align="right">{size(bytes)}</TableCell>
              <TableCell align="right">
                <CallButton
                  action="delete_backup"
                  color="error"
                  fixed={{ name }}
                  typed={name}
                  lead={say("system.delete_backup_lead")}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
