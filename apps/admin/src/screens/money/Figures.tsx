import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { useFormats } from "../../kit/use-formats.ts";

type FiguresProps = {
  readonly name: string;
  /** Of the first column, which names the rows, and of the figures. */
  readonly titles: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly figures: readonly number[];
  }[];
};

/** Whole numbers in rows; wider than its place, it is scrolled by itself. */
export function Figures({ name, titles: [first, ...titles], rows }: FiguresProps) {
  const { number } = useFormats();
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={name}>
      <Table size="small" aria-label={name} sx={{ fontVariantNumeric: "tabular-nums" }}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {titles.map((title) => (
              <TableCell key={title} align="right">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, title, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {title}
              </TableCell>
              {figures.map((figure, place) => (
                // Figures have no name but their column.
                <TableCell key={titles[place]} align="right" sx={{ whiteSpace: "nowrap" }}>
                  <bdi>{number(figure)}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
