import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import MuiLink from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import Tab from "@mui/material/Tab";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import { useState, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { DataOf, SentOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { schemaOf } from "../../kit/form/schema.ts";
import { Id } from "../../kit/Id.tsx";
import { isId } from "../../kit/ids.ts";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useCategoryName } from "../content/CategoryField.tsx";
import { attemptPath } from "../paths.ts";

type Page = DataOf<"view_player_data">;
type Part = SentOf<"view_player_data">["part"];

const PARTS = (schemaOf("view_player_data").properties?.["part"]?.enum ?? []) as readonly Part[];

/** What is asked for most, each a tab, with the columns that are; everything else behind the list and a switch. */
const MAIN: Partial<Record<Part, readonly string[]>> = {
  coins: ["booked_at", "reason", "coins", "balance_after", "reference"],
  attempts: [
    "attempt_id",
    "mode",
    "title",
    "level",
    "ranked",
    "finished_at",
    "questions",
    "correct",
    "percent",
    "score",
    "coins_earned",
  ],
  devices: ["label", "signed_in_at", "last_seen_at", "revoked_at"],
  badges: ["type", "progress", "unlocked_at", "claimed_at", "claimed_coins"],
  reports: ["reported_at", "question", "message", "status", "answer", "settled_at"],
  battles: [
    "opened_at",
    "kind",
    "category",
    "outcome",
    "rank",
    "points",
    "stake_coins",
    "coins",
    "end_reason",
  ],
  payouts: ["requested_at", "state", "method", "coins", "units", "unit", "answer", "closed_at"],
};
const FIRST = Object.keys(MAIN);

/** What the product holds about a player, part by part. */
export function PlayerData({ playerId }: { readonly playerId: string }) {
  const say = useSay();
  const { choice } = useWords();
  const [search, setSearch] = useSearchParams();
  const [offset, setOffset] = useState(0);
  const [isWhole, setWhole] = useState(false);
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
            {MAIN[page.part] !== undefined && page.rows.length > 0 && (
              <FormControlLabel
                control={<Switch checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />}
                label={say("people.all_columns")}
              />
            )}
            <Rows
              page={page}
              playerId={playerId}
              columns={isWhole ? page.columns : (MAIN[page.part] ?? page.columns)}
            />
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

type RowsProps = { readonly page: Page; readonly playerId: string; readonly columns: readonly string[] };

function Rows({ page, playerId, columns }: RowsProps) {
  const say = useSay();
  const labelOf = useColumnName();
  const shown = useShownValue();
  if (page.rows.length === 0) return <Typography color="textSecondary">{say("console.empty")}</Typography>;
  const places = columns.map((column) => page.columns.indexOf(column));
  const alignOf = (place: number) =>
    page.rows.every((row) => typeof row[place] === "number" || row[place] === null) ? "right" : "left";
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={say("people.held")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {places.map((place) => (
              <TableCell key={place} align={alignOf(place)}>
                {labelOf(page.columns[place] ?? "")}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row, index) => (
            // Rows of a part have no common name; a page of them never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index}>
              {places.map((place) => (
                <TableCell key={place} align={alignOf(place)} sx={{ maxWidth: 360 }}>
                  {page.part === "attempts" && page.columns[place] === "attempt_id" ? (
                    <MuiLink component={Link} to={attemptPath(playerId, String(row[place]))}>
                      {say("people.replay")}
                    </MuiLink>
                  ) : (
                    shown(page.columns[place] ?? "", row[place] ?? null)
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

/** What a column of the own data is called; some mean another thing than the field of a call by that name. */
function useColumnName(): (column: string) => string {
  const translate = useTranslate();
  const { field } = useWords();
  return (column) => translate(`held_columns.${column}`, { _: field(column) });
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Columns whose values are names of ours; those of the others are what people wrote, or stand for themselves. */
const NAMED = new Set([
  "decision",
  "direction",
  "end_reason",
  "kind",
  "licence",
  "method",
  "mode",
  "outcome",
  "period",
  "reason",
  "source",
  "state",
  "status",
  "type",
]);

type Value = Page["rows"][number][number];

/** How a value of the own data is shown; asked once for all cells. */
function useShownValue(): (column: string, value: Value) => ReactNode {
  const { choice } = useWords();
  const { instant, number } = useFormats();
  const categoryName = useCategoryName();
  return (column, value) => {
    if (value === null || value === "") return "–";
    if (typeof value === "number") return number(value);
    if (typeof value === "boolean") return choice(String(value));
    if (INSTANT.test(value)) return instant(value);
    if (isId(value)) return <Id id={value} />;
    if (NAMED.has(column)) return choice(value);
    return <bdi>{column === "category" ? categoryName(value) : value}</bdi>;
  };
}
