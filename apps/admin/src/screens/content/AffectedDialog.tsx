import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useMediaQuery } from "@mui/material";
import { useId, useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Id } from "../../kit/Id.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { playerPath } from "../paths.ts";

type Preview = DataOf<"preview_play_regrade">;
/** What would be regraded, and what that brings. */
export type Affected = {
  readonly version: number;
  readonly versions: readonly number[];
  readonly players: number;
  readonly coins: number;
  readonly score: number;
};

type AffectedDialogProps = {
  readonly questionId: string;
  readonly onClose: () => void;
  /** Absent for whoever may only look. */
  readonly onGoOn?: (affected: Affected) => void;
};

/** Who would get something if a corrected key counted for what was played, by the versions that are chosen. */
export function AffectedDialog({ questionId, onClose, onGoOn }: AffectedDialogProps) {
  const say = useSay();
  const words = useWords();
  const [versions, setVersions] = useState<readonly number[] | null>(null);
  const chosen = versions === null || versions.length === 0 ? {} : { versions: [...versions] };
  const preview = useAnswer("preview_play_regrade", { question_id: questionId, ...chosen });
  const titleId = useId();
  const isNarrow = useMediaQuery("(max-width: 600px)");
  const { data } = preview;
  const marked = markedOf(data, versions);
  const totals = marked.length === 0 ? null : (data?.totals ?? null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth fullScreen={isNarrow} maxWidth="sm">
      <DialogTitle id={titleId}>{words.action("preview_play_regrade")}</DialogTitle>
      <DialogContent>
        <Answered query={preview}>
          {(answer) => (
            <Box sx={{ display: "grid", gap: 2 }}>
              <Typography color="textSecondary">
                {say("figures.affected_lead", { version: answer.version })}
              </Typography>
              <Versions preview={answer} marked={marked} onChange={setVersions} />
              {marked.length > 0 && <Totals preview={answer} />}
              {marked.length > 0 && answer.rows.length > 0 && (
                <Players key={marked.join()} first={answer} asked={{ question_id: questionId, ...chosen }} />
              )}
            </Box>
          )}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say("form.close")}</Button>
        {onGoOn !== undefined && (
          <Button
            variant="contained"
            disabled={totals === null || totals.players === 0 || data === undefined}
            onClick={() =>
              totals !== null &&
              data !== undefined &&
              onGoOn({ version: data.version, versions: marked, ...totals })
            }
          >
            {say("figures.go_on")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Versions that are marked again: as chosen, else those that asked the same. */
function markedOf(preview: Preview | undefined, chosen: readonly number[] | null): readonly number[] {
  if (chosen !== null) return chosen;
  return preview?.versions.flatMap(({ version, is_marked }) => (is_marked ? version : [])) ?? [];
}

type VersionsProps = {
  readonly preview: Preview;
  readonly marked: readonly number[];
  readonly onChange: (versions: readonly number[]) => void;
};

function Versions({ preview, marked, onChange }: VersionsProps) {
  const say = useSay();
  const { number } = useFormats();
  if (preview.versions.length === 0) return <Alert severity="info">{say("figures.no_versions")}</Alert>;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="body2">
        {say("figures.versions")}
      </Typography>
      {preview.versions.map(({ version, attempts, is_same_key, is_same_text, is_fit }) => (
        <Box key={version}>
          <FormControlLabel
            control={
              <Checkbox
                checked={marked.includes(version)}
                disabled={is_same_key || !is_fit}
                onChange={(_event, isOn) =>
                  onChange(isOn ? [...marked, version] : marked.filter((one) => one !== version))
                }
              />
            }
            label={say("figures.version_row", { version, attempts: number(attempts) })}
          />
          {(is_same_key || !is_same_text) && (
            <Typography variant="caption" color={is_same_key ? "textSecondary" : "warning"}>
              {say(is_same_key ? "figures.same_key" : "figures.other_text")}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Totals({ preview: { totals } }: { readonly preview: Preview }) {
  const say = useSay();
  const { number } = useFormats();
  if (totals === null) return null;
  if (totals.players === 0) return <Alert severity="info">{say("figures.nobody")}</Alert>;
  return (
    <Alert severity="warning">
      {say("figures.affected", {
        players: number(totals.players),
        attempts: number(totals.attempts),
        coins: number(totals.coins),
        score: number(totals.score),
        levels: number(totals.levels),
      })}{" "}
      {!totals.is_whole && say("figures.affected_part")}
    </Alert>
  );
}

type Asked = { readonly question_id: string; readonly versions?: number[] };

/** The players, a page at a time. */
function Players({ first, asked }: { readonly first: Preview; readonly asked: Asked }) {
  const say = useSay();
  const { field } = useWords();
  const { number } = useFormats();
  const [cursor, setCursor] = useState<string | null>(null);
  const page = useAnswer("preview_play_regrade", cursor === null ? asked : { ...asked, cursor });
  const { rows, next_cursor: next } = page.data ?? first;
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field("player_id")}</TableCell>
            {(["attempts", "coins", "score", "levels"] as const).map((name) => (
              <TableCell key={name} align="right">
                {field(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.player_id}>
              <TableCell>
                <Id id={row.player_id} to={playerPath(row.player_id)} />
              </TableCell>
              <TableCell align="right">{number(row.attempts)}</TableCell>
              <TableCell align="right">{number(row.coins)}</TableCell>
              <TableCell align="right">{number(row.score)}</TableCell>
              <TableCell align="right">{number(row.levels)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {next !== null && <Button onClick={() => setCursor(next)}>{say("figures.further")}</Button>}
    </Box>
  );
}
