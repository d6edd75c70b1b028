import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../data/session.ts";
import { useWords } from "../texts/i18n.ts";
import { CallDialog, type CallDialogProps } from "./CallDialog.tsx";

type CallButtonProps<N extends OperatorActionName> = Omit<CallDialogProps<N>, "onClose"> &
  Pick<ButtonProps, "variant" | "color" | "size" | "startIcon" | "disabled"> & {
    /** In place of what the call is called. */
    readonly label?: string;
  };

/** Opens a call's dialog; not there for whoever may not make the call. */
export function CallButton<N extends OperatorActionName>({
  variant = "outlined",
  color = "primary",
  size = "small",
  startIcon,
  disabled,
  label,
  ...dialog
}: CallButtonProps<N>) {
  const may = useMay();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!may(dialog.action)) return null;
  return (
    <>
      <Button
        {...{ variant, color, size, startIcon, disabled }}
        sx={{ whiteSpace: "nowrap", flexShrink: 0 }}
        onClick={() => setOpen(true)}
      >
        {label ?? words.action(dialog.action)}
      </Button>
      {isOpen && <CallDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
