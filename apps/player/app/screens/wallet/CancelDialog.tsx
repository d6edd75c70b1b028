import { PAYOUT_WAIT_HOURS } from "@crosscheck/rules/payouts/payout";
import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { useRef } from "react";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { showToast } from "../../state/toasts.ts";
import { usePayoutChanged, type Payout } from "./payouts.ts";

type CancelDialogProps = { readonly payout: Payout; readonly onClose: () => void };

/** Asks before a pending request is deleted; its coins come back. */
export function CancelDialog({ payout, onClose }: CancelDialogProps) {
  const text = useText();
  const api = useApi();
  const changed = usePayoutChanged();
  const isDecided = useRef(false);
  const { run, busy, failure } = useCall(async (paymentId: string) => {
    const outcome = await api.delete_pending_payment_request({ payment_id: paymentId });
    if (outcome.ok) {
      showToast({ id: "wallet.cancel.done", kind: "success" });
      isDecided.current = true;
      await changed(outcome.data.coins);
      onClose();
      return null;
    }
    // Somebody was quicker: the list tells what has become of it.
    if (outcome.refused !== "payout_not_pending") return outcome.refused;
    showToast({ id: "refusals.payout_not_pending", kind: "warning" });
    isDecided.current = true;
    await changed();
    onClose();
    return null;
  });
  return (
    <ConfirmDialog
      open
      danger
      title={text("wallet.cancel.title")}
      description={text("wallet.cancel.text", { coins: payout.coin_used, hours: PAYOUT_WAIT_HOURS })}
      confirmLabel={text("wallet.cancel.confirm")}
      cancelLabel={text("wallet.cancel.keep")}
      busy={busy}
      isOpenerGone={() => isDecided.current}
      onConfirm={() => void run(payout.payment_id)}
      onClose={onClose}
    >
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </ConfirmDialog>
  );
}
