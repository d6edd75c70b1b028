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
import { call, type DataOf } from "../../data/call.ts";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { Problem } from "../../kit/Problem.tsx";
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
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useCallForm(
    "set_interface_text",
    { language, text_id: row.text_id, version: row.version },
    { text: row.own ?? row.shipped ?? "" },
  );
  const { isSending } = form;
  const send = async (instead?: { readonly text: null }) => {
    if ((await form.send(instead)) === null) return;
    await queries.invalidateQueries();
    notify(say("form.done"), { type: "success" });
    onClose();
  };
  return (
    <Dialog open onClose={isSending ? undefined : onClose} fullWidth fullScreen={isNarrow} maxWidth="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
            <TextField
              label={field("text")}
              value={form.values["text"]}
              onChange={({ target }) => form.set(["text"], target.value)}
              multiline
              minRows={3}
              fullWidth
              helperText={say("site.text_hint")}
              slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 4_000 } }}
            />
            <Problem form={form} renew={async () => await readText(language, row.text_id)} />
          </FieldStack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {row.own !== null && (
            <Button onClick={() => void send({ text: null })} disabled={isSending}>
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

/** The text as it is now; nothing when it is not there any more. */
async function readText(language: string, id: string) {
  const { data } = await call("list_interface_texts", { language, search: id, limit: 200 });
  const now = data.rows.find(({ text_id }) => text_id === id);
  return now === undefined ? {} : { version: now.version, text: shownOf(now) };
}

function shownOf({ own, shipped, english }: Row): string {
  return own ?? shipped ?? english;
}
