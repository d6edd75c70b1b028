import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useSay } from "../texts/i18n.ts";
import { useFormats } from "./use-formats.ts";

type Column = {
  /** Day, `2026-11-28`. */
  readonly day: string;
  readonly whole: number;
  /** Of the whole, drawn darker; absent: nothing is set apart. */
  readonly part?: number;
};

type ColumnsProps = {
  readonly columns: readonly Column[];
  /** What a whole column counts, and its part. */
  readonly names: readonly [whole: string, part?: string];
  /** What a column is, and what it is called by its day; a day unless given. */
  readonly span?: { readonly name: string; readonly label: (day: string) => string };
};

const HEIGHT = 120;
const [WIDTH, GAP] = [10, 3];

/** A figure per day as columns in reading direction, with the table behind them. */
export function Columns({ columns, names: [whole, part], span }: ColumnsProps) {
  const say = useSay();
  const { number } = useFormats();
  if (columns.length === 0) return <Typography color="textSecondary">{say("console.empty")}</Typography>;
  const most = Math.max(1, ...columns.map((column) => column.whole));
  const heightOf = (amount: number) => (amount / most) * HEIGHT;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {say("console.most", { count: number(most) })}
      </Typography>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, columns.length) * (WIDTH + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: "block",
          width: "100%",
          height: HEIGHT,
          transform: (theme) => (theme.direction === "rtl" ? "scaleX(-1)" : "none"),
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {columns.map((column, index) => (
          <g key={column.day} transform={`translate(${index * (WIDTH + GAP)} 0)`}>
            <Bar height={heightOf(column.whole)} isWhole={column.part !== undefined} />
            {column.part !== undefined && <Bar height={heightOf(column.part)} isWhole={false} />}
          </g>
        ))}
      </Box>
      <details>
        <Typography component="summary" variant="body2" sx={{ cursor: "pointer", py: 1 }}>
          {say("console.as_table")}
        </Typography>
        <ColumnsTable columns={columns} whole={whole} part={part} span={span} />
      </details>
    </Box>
  );
}

function Bar({ height, isWhole }: { readonly height: number; readonly isWhole: boolean }) {
  return (
    <Box
      component="rect"
      width={WIDTH}
      height={height}
      y={HEIGHT - height}
      sx={{ fill: (theme) => theme.palette.primary.main, opacity: isWhole ? 0.4 : 1 }}
    />
  );
}

type TableProps = {
  readonly columns: readonly Column[];
  readonly whole: string;
  readonly part: string | undefined;
  readonly span: ColumnsProps["span"];
};

function ColumnsTable({ columns, whole, part, span }: TableProps) {
  const say = useSay();
  const { day: dayOf, number } = useFormats();
  return (
    <Box sx={{ maxHeight: 320, overflow: "auto" }} tabIndex={0} role="region" aria-label={whole}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{span?.name ?? say("console.day")}</TableCell>
            <TableCell align="right">{whole}</TableCell>
            {part !== undefined && <TableCell align="right">{part}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.toReversed().map((column) => (
            <TableRow key={column.day}>
              <TableCell>{(span?.label ?? dayOf)(`${column.day}T12:00:00Z`)}</TableCell>
              <TableCell align="right">{number(column.whole)}</TableCell>
              {part !== undefined && <TableCell align="right">{number(column.part ?? 0)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
