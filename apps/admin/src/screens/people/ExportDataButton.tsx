import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useRef, useState } from "react";
import { useMay } from "../../data/session.ts";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { readWholePlayer } from "./read-whole-player.ts";

const REASON = { min: 5, max: 200 };

/** Hands out everything that is held about a player as one file, on request. */
export function ExportDataButton({ playerId }: { readonly playerId: string }) {
  const words = useWords();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may("export_player_data")) return null;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ whiteSpace: "nowrap" }} onClick={() => setOpen(true)}>
        {words.action("export_player_data")}
      </Button>
      {isOpen && <ExportDialog playerId={playerId} onClose={() => setOpen(false)} />}
    </>
  );
}

type ExportDialogProps = { readonly playerId: string; readonly onClose: () => void };

function ExportDialog({ playerId, onClose }: ExportDialogProps) {
  const say = useSay();
  const { action, field } = useWords();
  const refusalOf = useRefusal();
  const titleId = useId();
  const [reason, setReason] = useState("");
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const aborter = useRef<AbortController | null>(null);
  const close = () => {
    aborter.current?.abort();
    onClose();
  };
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setProblem(null);
    setShare(0);
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    try {
      const asked = { playerId, reason: reason.trim() };
      const content = await readWholePlayer(asked, { signal, onShare: setShare });
      saveFile({ name: `player-${playerId}.json`, mime: "application/json", content });
      onClose();
    } catch (error) {
      if (!signal.aborted) setProblem(refusalOf(error));
      setShare(null);
    }
  };
  const length = reason.trim().length;
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{action("export_player_data")}</DialogTitle>
        <DialogContent>
          <FieldStack>
            <Typography color="textSecondary">{say("support.export_lead")}</Typography>
            <TextField
              label={field("reason")}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: REASON.max } }}
              disabled={share !== null}
              fullWidth
            />
            {share !== null && (
              <LinearProgress variant="determinate" value={share * 100} aria-label={say("support.packing")} />
            )}
            {problem !== null && <Alert severity="error">{problem}</Alert>}
          </FieldStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{say("form.cancel")}</Button>
          <Button type="submit" variant="contained" loading={share !== null} disabled={length < REASON.min}>
            {action("export_player_data")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
