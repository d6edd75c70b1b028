import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { call } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { Browser } from "../../kit/Browser.tsx";

/** Where the operator is signed in; each can be ended. */
export function OwnSessions() {
  const say = useSay();
  const { field } = useWords();
  const { instant } = useFormats();
  const queries = useQueryClient();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const sessions = useAnswer("list_own_sessions", {});
  const end = async (sessionId: string) => {
    try {
      await call("end_own_session", { session_id: sessionId });
      await queries.invalidateQueries({ queryKey: ["call", "list_own_sessions"] });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
  };
  return (
    <Panel title={say("own.sessions")}>
      <Answered query={sessions}>
        {({ rows }) => (
          <Box sx={{ overflowX: "auto" }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{field("user_agent")}</TableCell>
                  <TableCell>{field("address")}</TableCell>
                  <TableCell>{field("seen_at")}</TableCell>
                  <TableCell />
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={row.session_id}>
                    <TableCell>
                      <Browser agent={row.user_agent} />
                    </TableCell>
                    <TableCell dir="ltr">{row.address}</TableCell>
                    <TableCell>{instant(row.seen_at)}</TableCell>
                    <TableCell align="right">
                      {row.is_this ? (
                        <Chip size="small" label={say("own.this_session")} />
                      ) : (
                        <Button size="small" onClick={() => void end(row.session_id)}>
                          {say("own.end_session")}
                        </Button>
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Answered>
    </Panel>
  );
}
