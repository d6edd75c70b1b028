import Alert from "@mui/material/Alert";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { DataOf } from "../../data/call.ts";
import { Panel } from "../../kit/Panel.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";

/** How the bank stands to each section of a paper. */
export function Supply({ supply }: { readonly supply: DataOf<"preview_exam_paper">["supply"] }) {
  const say = useSay();
  const { field } = useWords();
  const isShort = supply.some(({ found, wanted }) => found < wanted);
  return (
    <Panel title={say("exams.supply")}>
      <Alert severity={isShort ? "warning" : "success"}>
        {say(isShort ? "exams.short" : "exams.enough")}
      </Alert>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field("section")}</TableCell>
            <TableCell align="right">{say("exams.wanted")}</TableCell>
            <TableCell align="right">{say("exams.matching")}</TableCell>
            <TableCell align="right">{say("exams.found")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {supply.map((row) => (
            <TableRow
              key={row.section}
              sx={row.found < row.wanted ? { "& td": { color: "warning.main" } } : {}}
            >
              <TableCell dir="ltr">{row.section}</TableCell>
              <TableCell align="right">{row.wanted}</TableCell>
              <TableCell align="right">{row.matching}</TableCell>
              <TableCell align="right">{row.found}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
