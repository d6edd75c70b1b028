import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call, type DataOf } from "../../data/call.ts";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { saveFile } from "../../kit/save-file.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";

const SHOWN = 50;
type Format = "csv" | "json";
type Read = {
  readonly format: Format;
  readonly content: string;
  readonly said: DataOf<"import_interface_texts">;
};

/** A language's texts as a file for translators, and back: first what it would change, then the change. */
export function TextFiles({ language }: { readonly language: string }) {
  const say = useSay();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const [read, setRead] = useState<Read | null>(null);
  const fail = (error: unknown) => notify(refusalOf(error), { type: "error" });

  const save = async (format: Format) => {
    const { data } = await call("export_interface_texts", { language, format });
    const mime = format === "csv" ? "text/csv" : "application/json";
    saveFile({ name: data.file_name, mime, content: data.content });
  };
  const look = async (file: File) => {
    const format = file.name.toLowerCase().endsWith(".json") ? "json" : "csv";
    const content = await file.text();
    const { data: said } = await call("import_interface_texts", {
      language,
      format,
      content,
      is_trial: true,
    });
    setRead({ format, content, said });
  };
  return (
    <>
      {(["csv", "json"] as const).map((format) => (
        <Button key={format} variant="outlined" onClick={() => void save(format).catch(fail)}>
          {say("site.export_as", { format: format.toUpperCase() })}
        </Button>
      ))}
      <Button component="label" variant="outlined">
        {say("site.import")}
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file !== undefined) void look(file).catch(fail);
          }}
        />
      </Button>
      {read !== null && <ImportDialog {...{ language, read }} onClose={() => setRead(null)} />}
    </>
  );
}

type ImportDialogProps = {
  readonly language: string;
  readonly read: Read;
  readonly onClose: () => void;
};

function ImportDialog({ language, read: { format, content, said }, onClose }: ImportDialogProps) {
  const say = useSay();
  const { action } = useWords();
  const { number } = useFormats();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const store = async () => {
    try {
      await call("import_interface_texts", { language, format, content, is_trial: false });
      await queries.invalidateQueries();
      notify(say("form.done"), { type: "success" });
      onClose();
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
  };
  const isSound = said.faults.length === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{action("import_interface_texts")}</DialogTitle>
      <DialogContent>
        <FieldStack>
          <Alert severity={isSound ? "info" : "error"}>
            {isSound
              ? say("site.would_change", { number: number(said.changed.length), all: number(said.texts) })
              : say("site.has_faults", { number: number(said.faults.length) })}
          </Alert>
          {said.faults.slice(0, SHOWN).map(({ text_id: id, fault }) => (
            <Typography key={id} variant="body2" sx={{ overflowWrap: "anywhere" }}>
              <code dir="ltr">{id}</code> – {say(`refusals.${fault}`)}
            </Typography>
          ))}
          {isSound &&
            said.changed.slice(0, SHOWN).map(({ text_id: id, before, after }) => (
              <Typography key={id} variant="body2" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                <code dir="ltr">{id}</code>: <del>{before}</del> <ins>{after}</ins>
              </Typography>
            ))}
        </FieldStack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say("form.cancel")}</Button>
        <Button
          variant="contained"
          disabled={!isSound || said.changed.length === 0}
          onClick={() => void store()}
        >
          {action("import_interface_texts")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
