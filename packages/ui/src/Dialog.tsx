import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /**
   * Asked on closing: whether what opened the dialog goes away, since it was bought or deleted. Then the title of the
   * screen takes the focus: whoever works by key would start at the top of the page again.
   */
  readonly isOpenerGone?: (() => boolean) | undefined;
  readonly children?: ReactNode;
};

/** A modal dialog: focus stays inside, Escape closes. Load it lazily from screens of the first page. */
export function Dialog({ open, onOpenChange, title, description, isOpenerGone, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[#04101f]/60 transition-opacity duration-(--motion-move) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          finalFocus={isOpenerGone && (() => (isOpenerGone() ? titleOfScreen() : true))}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-card p-5 text-ink shadow-lift transition-[scale,opacity] duration-(--motion-move) data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
        >
          <Base.Title className="text-lg font-semibold">{title}</Base.Title>
          {description === undefined ? null : (
            <Base.Description className="mt-1.5 text-muted">{description}</Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function titleOfScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>("h1[tabindex]");
}
