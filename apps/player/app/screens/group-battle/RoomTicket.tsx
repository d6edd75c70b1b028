import { BoardingPass } from "@crosscheck/ui/BoardingPass";
import { Button } from "@crosscheck/ui/Button";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Copy, QrCode as QrSign, Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { roomPath } from "../../paths/room-paths.ts";
import { copyText } from "../referral/copy-text.ts";
import { RoomFacts } from "./RoomFacts.tsx";
import type { RoomCard } from "./rooms.ts";

const QrCode = lazyPart(async () => ({ default: (await import("../referral/QrCode.tsx")).QrCode }));

type RoomTicketProps = {
  readonly card: Parameters<typeof RoomFacts>[0]["room"] & Pick<RoomCard, "kind">;
  readonly code: string;
};

/** The code of a room to read out, to copy, to send as a link and to scan; what is played, on the stub. */
export function RoomTicket({ card, code }: RoomTicketProps) {
  const text = useText();
  const [isQrOpen, setIsQrOpen] = useState(false);
  // Behind the gate nothing is drawn without a browser.
  const link = `${location.origin}${roomPath(code)}`;
  const canShare = "share" in navigator;

  async function share() {
    // Closing the share sheet is no failure.
    await navigator
      .share({ text: text("battle-rooms.room.share_text", { code }), url: link })
      .catch(() => undefined);
  }

  return (
    <BoardingPass
      band={<h2 className="min-w-0 grow truncate">{text("battle-rooms.room.code")}</h2>}
      stub={<RoomFacts room={card} />}
    >
      <p className="text-center text-3xl font-bold tracking-widest select-all">
        <bdi dir="ltr" className="font-mono">
          {code}
        </bdi>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="quiet"
          size="small"
          className="flex-1"
          onClick={() => void copyText(link, "battle-rooms.room.copied")}
        >
          <Copy aria-hidden="true" className="size-5" />
          {text("battle-rooms.room.copy")}
        </Button>
        {canShare ? (
          <Button variant="quiet" size="small" className="flex-1" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-5" />
            {text("battle-rooms.room.share")}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          className="flex-1"
          aria-expanded={isQrOpen}
          onClick={() => setIsQrOpen(!isQrOpen)}
        >
          <QrSign aria-hidden="true" className="size-5" />
          {text("battle-rooms.room.qr")}
        </Button>
      </div>
      {isQrOpen ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-36 w-full" />}>
            <QrCode content={link} label={text("battle-rooms.room.qr_label", { link })} />
          </Suspense>
        </div>
      ) : null}
    </BoardingPass>
  );
}
