import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `fit` is as high as its content; `full` takes the screen, for figures and documents. */
  readonly size?: "fit" | "full";
  /** Whether the focus goes back to where it was before; asked on closing, and it does unless this says no. */
  readonly returnsFocus?: () => boolean;
  readonly children: ReactNode;
};

const SIZE = {
  fit: "max-h-[85dvh] sm:max-w-lg",
  full: "h-[94dvh] sm:h-[90dvh] sm:max-w-5xl",
} as const;

/** A dialog that comes up from the bottom edge on phones and stands in the middle elsewhere. Load it lazily. */
export function Sheet({ open, onClose, title, closeLabel, size, returnsFocus, children }: SheetProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[#04101f]/60 transition-opacity duration-(--motion-move) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          finalFocus={returnsFocus}
          className={`fixed inset-x-0 bottom-0 z-50 mx-auto flex flex-col rounded-t-[24px] border border-line bg-bg p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-ink shadow-lift transition-[translate,opacity] duration-(--motion-move) data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-[24px] sm:p-5 sm:data-ending-style:-translate-y-1/2 sm:data-starting-style:-translate-y-1/2 ${SIZE[size ?? "fit"]}`}
        >
          <div className="mb-3 flex items-center justify-between gap-3">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-6" />
            </Base.Close>
          </div>
          {/* What scrolls is wider than its content: the ring of a focused field is drawn around it. */}
          <div className="-mx-1.5 flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-1.5">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
