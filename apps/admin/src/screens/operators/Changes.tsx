import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RowOf } from "../../kit/ConsoleList.tsx";
import { Panels } from "../../kit/Panel.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";

type ChangesProps = { readonly row: Pick<RowOf<"audit">, "action" | "input" | "before" | "after"> };

/** What was sent, and how it was before and after. */
export function Changes({ row }: ChangesProps) {
  const say = useSay();
  const { action, field } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say("operators.look")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="md" fullWidth>
        <DialogTitle>{action(row.action)}</DialogTitle>
        <DialogContent>
          <Panels min={220}>
            {(["input", "before", "after"] as const)
              .filter((name) => row[name] !== null)
              .map((name) => (
                <section key={name}>
                  <Typography variant="h3">{field(name)}</Typography>
                  <Typography
                    component="pre"
                    variant="body2"
                    dir="ltr"
                    sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "monospace" }}
                  >
                    {JSON.stringify(row[name], null, 2)}
                  </Typography>
                </section>
              ))}
          </Panels>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{say("form.close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
