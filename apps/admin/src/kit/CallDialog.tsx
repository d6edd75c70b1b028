import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
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
import { useId, useState } from "react";
import type { DataOf } from "../data/call.ts";
import type { Renew } from "./Conflict.tsx";
import { Problem } from "./Problem.tsx";
import { useSay, useWords } from "../texts/i18n.ts";
import { FieldStack } from "./form/field-props.tsx";
import { Fields } from "./form/FieldView.tsx";
import { OwnFields, type FieldsByName } from "./form/own-fields.ts";
import type { Node } from "./form/schema.ts";
import { useCallForm } from "./form/use-call-form.ts";
import { useFirstWrong } from "./form/use-first-wrong.ts";

export type CallDialogProps<N extends OperatorActionName> = {
  readonly action: N;
  /** In place of what the call is called. */
  readonly title?: string;
  /** Fields that are not asked for. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** What other fields begin with. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** Fields whose contract says less than is known here, such as the value of one setting. */
  readonly nodes?: Readonly<Record<string, Node>>;
  /** Fields that are drawn by a component of their own. */
  readonly fields?: FieldsByName;
  /** What happens, before it does. */
  readonly lead?: string;
  /** What is stored now, asked for when somebody else has changed it meanwhile; with its version. */
  readonly renew?: Renew | undefined;
  /** To be typed first, where a slip hurts. */
  readonly typed?: string;
  readonly onClose: () => void;
  /** After the call. */
  readonly onDone?: (data: DataOf<N>) => void;
  /** What the dialog shows of the answer before it closes; null: nothing. */
  readonly renderAnswer?: (data: DataOf<N>) => React.ReactNode;
};

const NONE: FieldsByName = {};

/** A call with its fields in a dialog. */
export function CallDialog<N extends OperatorActionName>(props: CallDialogProps<N>) {
  const {
    action,
    title,
    fixed = {},
    start,
    nodes,
    fields = NONE,
    lead,
    typed,
    renew,
    onClose,
    onDone,
    renderAnswer,
  } = props;
  const say = useSay();
  const words = useWords();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useCallForm(action, fixed, start);
  const [word, setWord] = useState("");
  const [answer, setAnswer] = useState<React.ReactNode>(null);
  const titleId = useId();
  const first = useFirstWrong<HTMLFormElement>(form.errors);
  const name = title ?? words.action(action);
  const isNarrow = useMediaQuery("(max-width: 600px)");

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    const done = await form.send();
    if (done === null) return;
    await queries.invalidateQueries();
    onDone?.(done.data);
    const shown = renderAnswer?.(done.data);
    if (shown !== undefined && shown !== null) setAnswer(shown);
    else {
      notify(say("form.done_what", { what: name }), { type: "success" });
      onClose();
    }
  };

  return (
    <Dialog
      open
      onClose={form.isSending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
    >
      <form ref={first} onSubmit={(event) => void submit(event)} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{name}</DialogTitle>
        <DialogContent>
          <FieldStack>
            {lead !== undefined && answer === null && <Typography color="textSecondary">{lead}</Typography>}
            {answer ?? (
              <>
                <OwnFields value={fields}>
                  <Fields
                    node={{ ...form.schema, properties: { ...form.schema.properties, ...nodes } }}
                    value={form.values}
                    path={[]}
                    leftOut={[...Object.keys(fixed), "idempotency_key"]}
                    errors={form.errors}
                    onChange={form.set}
                  />
                </OwnFields>
                {typed !== undefined && (
                  <TextField
                    label={say("form.type_to_confirm", { word: typed })}
                    value={word}
                    onChange={({ target }) => setWord(target.value)}
                    autoComplete="off"
                    fullWidth
                  />
                )}
              </>
            )}
            {answer === null && <Problem form={form} renew={renew} />}
          </FieldStack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.isSending}>
            {say(answer === null ? "form.cancel" : "form.close")}
          </Button>
          {answer === null && (
            <Button
              type="submit"
              variant="contained"
              color={typed === undefined ? "primary" : "error"}
              loading={form.isSending}
              disabled={typed !== undefined && word.trim() !== typed}
            >
              {name}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
