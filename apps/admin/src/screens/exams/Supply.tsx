import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { DataOf } from "../../data/call.ts";
import { Panel } from "../../kit/Panel.tsx";
import { useNameOf } from "../content/PlaceRow.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";

type SupplyProps = {
  readonly supply: DataOf<"preview_exam_paper">["supply"];
  /** Sections with their names. */
  readonly sections: readonly { readonly section: string; readonly name: Readonly<Record<string, string>> }[];
};

/** How the bank stands to each section of a paper. */
export function Supply({ supply, sections }: SupplyProps) {
  const nameOf = useNameOf();
  const named = (slug: string) => {
    const name = sections.find(({ section }) => section === slug)?.name;
    return name === undefined ? slug : nameOf(name);
  };
  const say = useSay();
  const { field } = useWords();
  const isShort = supply.some(({ found, wanted }) => found < wanted);
  return (
    <Panel title={say("exams.supply")}>
      <Alert severity={isShort ? "warning" : "success"}>
        {say(isShort ? "exams.short" : "exams.enough")}
      </Alert>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{field("name")}</TableCell>
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
                <TableCell>
                  <bdi>{named(row.section)}</bdi>
                </TableCell>
                <TableCell align="right">{row.wanted}</TableCell>
                <TableCell align="right">{row.matching}</TableCell>
                <TableCell align="right">{row.found}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
