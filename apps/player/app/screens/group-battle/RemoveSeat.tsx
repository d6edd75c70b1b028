import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { UserMinus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useText } from "../../i18n/texts.tsx";
import { useWish } from "./use-wish.ts";

const ConfirmDialog = lazyPart(async () => ({
  default: (await import("@crosscheck/ui/ConfirmDialog")).ConfirmDialog,
}));

type RemoveSeatProps = { readonly seat: BattleCard["seats"][number]; readonly store: BattleStore };

/** Sends a player away, after a question. */
export function RemoveSeat({ seat, store }: RemoveSeatProps) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, failure } = useWish(store);
  const label = text("battle-rooms.room.remove", { name: seat.name });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        onClick={() => setIsAsking(true)}
      >
        <UserMinus aria-hidden="true" className="size-6 text-muted" />
      </button>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            danger
            title={text("battle-rooms.room.remove_title", { name: seat.name })}
            description={text("battle-rooms.room.remove_text")}
            confirmLabel={text("battle-rooms.room.remove_short")}
            cancelLabel={text("shell.cancel")}
            busy={busy}
            isOpenerGone={() => true}
            onConfirm={() => void run({ type: "remove", target_id: seat.user_id })}
            onClose={() => setIsAsking(false)}
          >
            <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
              {failure === null ? null : text(failure)}
            </p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
