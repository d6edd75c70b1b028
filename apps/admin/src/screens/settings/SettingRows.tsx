import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useFormats } from "../../kit/use-formats.ts";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { useWords } from "../../texts/i18n.ts";
import { isDefault, type Setting } from "./setting.ts";
import { useSettingNames } from "./use-setting-names.ts";

type SettingRowsProps = {
  readonly rows: readonly Setting[];
  readonly renderChange: (row: Setting) => ReactNode;
};

/** Settings with their values; a value that is not the default is bold. */
export function SettingRows({ rows, renderChange }: SettingRowsProps) {
  const { field } = useWords();
  const { instant } = useFormats();
  const shown = useValue();
  const { nameOf } = useSettingNames();
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field("name")}</TableCell>
            <TableCell>{field("value")}</TableCell>
            <TableCell>{field("default")}</TableCell>
            <TableCell>{field("changed_at")}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell sx={{ minWidth: 220 }}>
                {nameOf(row.key)}
                <Typography variant="body2" color="textSecondary" component="div">
                  <code dir="ltr">{row.key}</code>
                </Typography>
              </TableCell>
              <TableCell sx={{ minWidth: 120 }}>
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ fontWeight: isDefault(row) ? 400 : 700, overflowWrap: "anywhere" }}
                >
                  {shown(row.value)}
                </Typography>
              </TableCell>
              <TableCell sx={{ overflowWrap: "anywhere" }}>{shown(row.default)}</TableCell>
              <TableCell>
                {instant(row.changed_at)}
                {row.changed_by !== null && (
                  <div>
                    <OperatorName id={row.changed_by} />
                  </div>
                )}
              </TableCell>
              <TableCell align="right">{renderChange(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function useValue(): (value: Setting["value"]) => string {
  const { choice } = useWords();
  return (value) => {
    if (typeof value === "boolean") return choice(String(value));
    return typeof value === "string" ? value : JSON.stringify(value);
  };
}
