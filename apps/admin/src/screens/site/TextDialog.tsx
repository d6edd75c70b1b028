import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMediaQuery } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call, Refused, type DataOf } from "../../data/call.ts";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";

type Row = DataOf<"list_interface_texts">["rows"][number];
type TextDialogProps = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly row: Row;
  readonly onClose: () => void;
};

/** One text with the English one above it. What somebody else has written meanwhile is shown before it is replaced. */
export function TextDialog({ language, direction, row, onClose }: TextDialogProps) {
  const say = useSay();
  const { action, field } = useWords();
  const isNarrow = useMediaQuery("(max-width: 600px)");
  const [text, setText] = useState(row.own ?? row.shipped ?? "");
  const { send, theirs, problem, isSending } = useSave(language, row, onClose);
  return (
    <Dialog open onClose={isSending ? undefined : onClose} fullWidth fullScreen={isNarrow} maxWidth="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(text);
        }}
        noValidate
        style={{ display: "contents" }}
      >
        <DialogTitle>
          <code dir="ltr">{row.text_id}</code>
        </DialogTitle>
        <DialogContent>
          <FieldStack>
            <Said label={field("english")} text={row.english} dir="ltr" />
            {row.shipped !== null && row.own !== null && (
              <Said label={say("site.shipped")} text={row.shipped} dir={direction} />
            )}
            {theirs !== null && (
              <Alert severity="warning">
                <Said label={say("site.theirs")} text={theirs} dir={direction} />
              </Alert>
            )}
            <TextField
              label={field("text")}
              value={text}
              onChange={({ target }) => setText(target.value)}
              multiline
              minRows={3}
              fullWidth
              helperText={say("site.text_hint")}
              slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 4_000 } }}
            />
            {problem !== null && <Alert severity="error">{problem}</Alert>}
          </FieldStack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {row.own !== null && (
            <Button onClick={() => void send(null)} disabled={isSending}>
              {say("site.as_shipped")}
            </Button>
          )}
          <Button onClick={onClose} disabled={isSending}>
            {say("form.cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {action("set_interface_text")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Said({ label, text, dir }: { readonly label: string; readonly text: string; readonly dir: string }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography dir={dir} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </div>
  );
}

/** Saves on the version that was read; after a change by somebody else, on theirs once it was shown. */
function useSave(language: string, row: Row, onClose: () => void) {
  const say = useSay();
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const [base, setBase] = useState(row.version);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (text: string | null) => {
    setSending(true);
    setProblem(null);
    try {
      await call("set_interface_text", { language, text_id: row.text_id, text, version: base });
      await queries.invalidateQueries();
      notify(say("form.done"), { type: "success" });
      onClose();
    } catch (error) {
      setProblem(refusalOf(error));
      if (error instanceof Refused && error.refused === "changed_meanwhile") {
        const now = await readRow(language, row.text_id);
        if (now === null) return;
        setBase(now.version);
        setTheirs(now.own ?? now.shipped ?? now.english);
      }
    } finally {
      setSending(false);
    }
  };
  return { send, theirs, problem, isSending };
}

/** The text as it is now; null when it cannot be read. */
async function readRow(language: string, id: string): Promise<Row | null> {
  try {
    const { data } = await call("list_interface_texts", { language, search: id, limit: 200 });
    return data.rows.find(({ text_id }) => text_id === id) ?? null;
  } catch {
    return null;
  }
}
