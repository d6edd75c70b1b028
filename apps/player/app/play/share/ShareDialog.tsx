import { Button } from "@crosscheck/ui/Button";
import { Dialog } from "@crosscheck/ui/Dialog";
import { Copy, Download, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useSettings } from "../../boot/root-data.ts";
import { useDirection } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { showToast } from "../../state/toasts.ts";
import { saveFile } from "../../view/save-file.ts";
import { CARD_SIZE, drawCard } from "./draw-card.ts";
import type { ShareCard } from "./share-card.ts";

export type ShareDialogProps = {
  readonly card: ShareCard;
  /** What goes along with the picture, or instead of it. */
  readonly sentence: string;
  readonly onClose: () => void;
};

const FILE_NAME = "crosscheck.png";

/** The picture of a result as others will see it, and the ways to send, keep or tell it. */
export function ShareDialog({ card, sentence, onClose }: ShareDialogProps) {
  const text = useText();
  const direction = useDirection();
  const { app_name: product } = useSettings();
  const name = useRootState((state) => state.session?.user.name ?? "");
  // The dialog puts it on the page a moment later.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const address = location.host;
  useEffect(() => {
    if (canvas === null) return;
    void drawCard(canvas, card, { name, product, address, direction }).then(() =>
      canvas.toBlob((blob) => {
        if (blob !== null) setFile(new File([blob], FILE_NAME, { type: blob.type }));
      }),
    );
  }, [canvas, card, name, product, address, direction]);
  const told = { title: product, text: sentence, url: location.origin };
  const canSend = file !== null && "canShare" in navigator && navigator.canShare({ ...told, files: [file] });
  const send = async () => {
    // The player closed the sheet: nothing was shared, nothing is wrong.
    if (file !== null) await navigator.share({ ...told, files: [file] }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("play.share.title")}
      description={text("play.share.lead")}
    >
      <canvas
        ref={setCanvas}
        role="img"
        aria-label={sentence}
        width={CARD_SIZE}
        height={CARD_SIZE}
        className="mx-auto mt-3 aspect-square w-full max-w-[min(20rem,46dvh)] rounded-card"
      />
      <div className="mt-4 grid gap-2.5">
        {canSend ? (
          <Button variant="action" onClick={() => void send()}>
            <Share2 aria-hidden="true" className="size-5" />
            {text("play.share.send")}
          </Button>
        ) : null}
        <Button
          variant={canSend ? "quiet" : "action"}
          loading={file === null}
          onClick={() => {
            if (file !== null) saveFile(file, FILE_NAME);
          }}
        >
          <Download aria-hidden="true" className="size-5" />
          {text("play.share.save")}
        </Button>
        <Button variant="quiet" onClick={() => void copy(`${sentence} ${location.origin}`)}>
          <Copy aria-hidden="true" className="size-5" />
          {text("play.share.copy")}
        </Button>
      </div>
    </Dialog>
  );
}

async function copy(sentence: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(sentence);
    showToast({ id: "play.result.copied", kind: "success" });
  } catch {
    // Forbidden, or a plain http address, where browsers have no clipboard.
    showToast({ id: "play.result.not_copied", kind: "warning" });
  }
}
