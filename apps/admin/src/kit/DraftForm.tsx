import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { DataOf } from "../data/call.ts";
import type { Renew } from "./Conflict.tsx";
import { Problem } from "./Problem.tsx";
import type { CallForm } from "./form/use-call-form.ts";
import { useFirstWrong } from "./form/use-first-wrong.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSay } from "../texts/i18n.ts";

type DraftFormProps<N extends OperatorActionName> = {
  readonly form: CallForm<N>;
  /** What is stored now, where somebody else has written meanwhile. */
  readonly renew: Renew | undefined;
  /** What its button says. */
  readonly label: string;
  /** Where it goes once it is saved. */
  readonly to: (data: DataOf<N>) => string;
  readonly children: ReactNode;
};

/** Saves a draft: nothing is lost by leaving, nor overwritten unseen. */
export function DraftForm<N extends OperatorActionName>({
  form,
  renew,
  label,
  to,
  children,
}: DraftFormProps<N>) {
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const first = useFirstWrong<HTMLFormElement>(form.errors);
  const problem = <Problem form={form} renew={renew} />;
  // Beside the button it is seen; with two versions of everything it is too long for that.
  const isConflict = form.refused === "changed_meanwhile";
  const leave = useLeaveGuard(form.isChanged, say("form.unsaved"));
  const send = async () => {
    const done = await form.send();
    if (done === null) return;
    leave();
    await queries.invalidateQueries();
    notify(say("form.done_what", { what: label }), { type: "success" });
    await navigate(to(done.data));
  };
  return (
    <form
      ref={first}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      {isConflict && <Box sx={{ display: "grid", gap: 1, mt: 2 }}>{problem}</Box>}
      <Box
        sx={{
          position: "sticky",
          bottom: 0,
          py: 2,
          display: "grid",
          gap: 1,
          justifyItems: "start",
          bgcolor: "background.default",
          zIndex: 1,
        }}
      >
        {!isConflict && problem}
        <Button type="submit" variant="contained" size="large" loading={form.isSending}>
          {label}
        </Button>
      </Box>
    </form>
  );
}
