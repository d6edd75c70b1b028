import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Tab from "@mui/material/Tab";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { DataOf, SentOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { schemaOf } from "../../kit/form/schema.ts";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { attemptPath } from "../paths.ts";

type Page = DataOf<"view_player_data">;
type Part = SentOf<"view_player_data">["part"];

const FIRST = ["coins", "attempts", "devices", "badges", "reports", "battles", "payouts"] as const;
const PARTS = (schemaOf("view_player_data").properties?.["part"]?.enum ?? []) as readonly Part[];

/** What the product holds about a player, part by part. */
export function PlayerData({ playerId }: { readonly playerId: string }) {
  const say = useSay();
  const { choice } = useWords();
  const [search, setSearch] = useSearchParams();
  const [offset, setOffset] = useState(0);
  const part = PARTS.find((one) => one === search.get("part")) ?? "coins";
  const data = useAnswer("view_player_data", { player_id: playerId, part, offset });
  const choose = (next: string) => {
    setOffset(0);
    setSearch({ part: next }, { replace: true });
  };
  const tab = FIRST.find((one) => one === part) ?? false;
  return (
    <Panel
      title={say("people.held")}
      actions={
        <TextField
          select
          label={say("people.part")}
          value={part}
          onChange={({ target }) => choose(target.value)}
          sx={{ minWidth: 200 }}
        >
          {PARTS.map((one) => (
            <MenuItem key={one} value={one}>
              {choice(one)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Tabs value={tab} variant="scrollable" onChange={(_event, next: string) => choose(next)}>
        {FIRST.map((one) => (
          <Tab key={one} value={one} label={choice(one)} />
        ))}
      </Tabs>
      <Answered query={data}>
        {(page) => (
          <>
            <Rows page={page} playerId={playerId} />
            <Box sx={{ display: "flex", gap: 1 }}>
              {offset > 0 && (
                <Button onClick={() => setOffset(Math.max(0, offset - page.rows.length))}>
                  {say("people.before")}
                </Button>
              )}
              {page.has_more && (
                <Button onClick={() => setOffset(offset + page.rows.length)}>{say("people.after")}</Button>
              )}
            </Box>
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Rows({ page, playerId }: { readonly page: Page; readonly playerId: string }) {
  const say = useSay();
  const { field } = useWords();
  const id = page.part === "attempts" ? page.columns.indexOf("attempt_id") : -1;
  if (page.rows.length === 0) return <Typography color="textSecondary">{say("console.empty")}</Typography>;
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {page.columns.map((column) => (
              <TableCell key={column}>{field(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row, index) => (
            // Rows of a part have no common name; a page of them never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index}>
              {row.map((cell, place) => (
                <TableCell
                  key={page.columns[place]}
                  dir="auto"
                  sx={{ maxWidth: 320, overflowWrap: "anywhere" }}
                >
                  {place === id ? (
                    <Link to={attemptPath(playerId, String(cell))}>{say("people.replay")}</Link>
                  ) : (
                    <Cell value={cell} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function Cell({ value }: { readonly value: Page["rows"][number][number] }) {
  const { choice } = useWords();
  const { instant, number } = useFormats();
  if (value === null || value === "") return "–";
  if (typeof value === "number") return number(value);
  if (typeof value === "boolean") return choice(String(value));
  return INSTANT.test(value) ? instant(value) : value;
}
