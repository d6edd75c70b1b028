import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Code } from "@crosscheck/ui/Code";
import { CircleCheck, CircleMinus, Clock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { isOpen, PAYOUT_DAYS, type Payout } from "./payouts.ts";
import { useAmount } from "./use-amount.ts";

const CancelDialog = lazy(async () => ({ default: (await import("./CancelDialog.tsx")).CancelDialog }));

const OPEN = { Icon: Clock, look: "bg-primary-soft text-primary" };
const WITHOUT = { Icon: CircleMinus, look: "bg-sunken text-ink" };
const LOOKS = {
  pending: OPEN,
  approved: OPEN,
  completed: { Icon: CircleCheck, look: "bg-correct-soft text-correct" },
  refused: WITHOUT,
  cancelled: WITHOUT,
} as const;

/** One request: how much, where to, where it stands; a pending one can be deleted. */
export function PayoutRow({ payout }: { readonly payout: Payout }) {
  const text = useText();
  const amount = useAmount();
  const { date } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { payment_type: method, payment_address: address, status } = payout;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-lg font-bold tabular-nums">
          <Bdi>{amount(payout.payment_amount, payout.unit)}</Bdi>
        </p>
        <PayoutState status={status} />
      </div>
      <p className="text-sm text-muted">
        {text("wallet.row.coins", { coins: payout.coin_used })} ·{" "}
        {text("wallet.row.sent", { date: date(payout.date) })}
        {payout.closed_at === null
          ? null
          : ` · ${text("wallet.row.closed", { date: date(payout.closed_at) })}`}
      </p>
      <p className="text-sm break-words">
        {text(`wallet.method.${method}`)} {address === "" ? null : <Code>{address}</Code>}
      </p>
      {payout.details === "" ? null : (
        <p dir="auto" className="border-s-4 border-line ps-3 break-words whitespace-pre-line text-muted">
          {payout.details}
        </p>
      )}
      <p className="text-sm text-muted">{text(`wallet.row.${status}`)}</p>
      {isOpen(payout) ? (
        <p className="text-sm text-muted">{text("wallet.request.days", PAYOUT_DAYS)}</p>
      ) : null}
      {payout.answer === "" ? null : (
        <p
          dir="auto"
          className="rounded-key bg-primary-soft px-4 py-2.5 text-sm break-words whitespace-pre-line"
        >
          {payout.answer}
        </p>
      )}
      {status === "pending" ? (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setIsAsking(true)}>
          {text("wallet.cancel.open")}
        </Button>
      ) : null}
      {isAsking && status === "pending" ? (
        <Suspense fallback={null}>
          <CancelDialog payout={payout} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function PayoutState({ status }: { readonly status: Payout["status"] }) {
  const text = useText();
  const { Icon, look } = LOOKS[status];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold ${look}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text(`wallet.status.${status}`)}
    </span>
  );
}
