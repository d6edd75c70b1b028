import { buttonClass } from "@crosscheck/ui/button-class";
import { Card } from "@crosscheck/ui/Card";
import { Link } from "react-router";
import { Notice } from "../../forms/Notice.tsx";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useServerClock } from "../../state/server-clock.ts";
import { PayoutForm } from "./PayoutForm.tsx";
import { isOpen, nextRequestAtMs, PAYOUT_DAYS, type Payout, type PayoutTerms } from "./payouts.ts";
import { useAmount } from "./use-amount.ts";

type RequestCardProps = {
  readonly terms: PayoutTerms;
  /** Coins of the player that can be paid out. */
  readonly redeemable: number;
  readonly latest: Payout | undefined;
  readonly onSent: () => void;
};

/** The terms of a payout, then the form for one, or why there is none now. */
export function RequestCard({ terms, redeemable, latest, onSent }: RequestCardProps) {
  const text = useText();
  const amount = useAmount();
  const { coinsPerUnit, minimumCoins, unit } = terms;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg">{text("wallet.request.title")}</h2>
        <p>{text("refusals.payout_minimum", { amount: minimumCoins })}</p>
        <p className="text-sm text-muted">
          {text("wallet.request.rate", { coins: coinsPerUnit, amount: amount(1, unit) })}{" "}
          {text("wallet.request.days", PAYOUT_DAYS)} {text("refusals.payout_wait")}
        </p>
      </div>
      <FormOrReason terms={terms} redeemable={redeemable} latest={latest} onSent={onSent} />
    </Card>
  );
}

function FormOrReason({ terms, redeemable, latest, onSent }: RequestCardProps) {
  const text = useText();
  const { dateTime } = useFormats();
  const nextAtMs = nextRequestAtMs(latest);
  const { offsetMs } = useServerClock();
  const secondsLeft = useCountdown(nextAtMs, offsetMs);
  const hasOpen = latest !== undefined && isOpen(latest);
  if (hasOpen || secondsLeft > 0) {
    return (
      <Notice kind="info">
        {hasOpen ? `${text("refusals.payout_open")} ` : null}
        {text("wallet.request.next", { date: dateTime(new Date(nextAtMs).toISOString()) })}
      </Notice>
    );
  }
  if (redeemable >= terms.minimumCoins) {
    return <PayoutForm terms={terms} redeemable={redeemable} onSent={onSent} />;
  }
  return (
    <>
      <Notice kind="info">
        {text("wallet.request.missing", { coins: terms.minimumCoins - redeemable })}
      </Notice>
      <Link to="/quiz-zone/" className={buttonClass("action")}>
        {text("coins.to_quizzes")}
      </Link>
    </>
  );
}
