import { Button } from "@crosscheck/ui/Button";
import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import type { ShareDialogProps } from "./ShareDialog.tsx";

const ShareDialog = lazyPart(async () => ({ default: (await import("./ShareDialog.tsx")).ShareDialog }));

type ShareButtonProps = Omit<ShareDialogProps, "onClose"> & { readonly className?: string };

/** Opens the picture of a result, which is drawn then. */
export function ShareButton({ className, ...shared }: ShareButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={className ?? ""}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-5" />
        {text("play.result.share")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog {...shared} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
