import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly confirmLabel: string;
  /** null while there is nothing to go back to. */
  readonly cancelLabel: string | null;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** As of {@link Dialog}. */
  readonly isOpenerGone?: () => boolean;
  readonly children?: ReactNode;
};

/** Asks before something that cannot be taken back; the safe answer comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, cancelLabel, danger, busy } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={description}
      isOpenerGone={props.isOpenerGone}
    >
      {props.children}
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {cancelLabel === null ? null : (
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
        )}
        <Button variant={danger === true ? "danger" : "primary"} loading={busy ?? false} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
