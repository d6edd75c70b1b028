import { buttonClass } from "@crosscheck/ui/button-class";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { StatChip } from "@crosscheck/ui/StatChip";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useRef, type Ref } from "react";
import { Link } from "react-router";
import { useSettings } from "../../boot/root-data.ts";
import { Notice } from "../../forms/Notice.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { COIN_HISTORY_PATH } from "../../paths/coin-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { PayoutRow } from "./PayoutRow.tsx";
import { RequestCard } from "./RequestCard.tsx";
import { useBalances, usePayouts, usePayoutTerms, type PayoutTerms } from "./payouts.ts";

/** Route /profile/wallet/. What of the coins can be paid out, a request for it, and what became of earlier ones. */
export default function WalletScreen() {
  const text = useText();
  const { demo_mode } = useSettings();
  const terms = usePayoutTerms();
  return (
    <Screen title={text("wallet.title")}>
      <div className="flex flex-col gap-5">
        <PageHeader
          title={text("wallet.title")}
          lead={terms === null ? undefined : text("wallet.lead")}
          back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
        />
        {demo_mode && terms !== null ? <Notice kind="info">{text("wallet.demo")}</Notice> : null}
        {terms === null ? <PayoutsOff /> : <Wallet terms={terms} />}
      </div>
    </Screen>
  );
}

/** Requests of before stay in sight: an open one holds coins. */
function PayoutsOff() {
  const text = useText();
  const payouts = usePayouts();
  return (
    <>
      <EmptyState
        title={text("refusals.payouts_off")}
        art={<PaperPlane />}
        action={
          <Link to={COIN_HISTORY_PATH} className={buttonClass("quiet")}>
            {text("coins.title")}
          </Link>
        }
      >
        {text("wallet.off")}
      </EmptyState>
      {payouts.rows.length === 0 ? null : <PayoutList payouts={payouts} />}
    </>
  );
}

function Wallet({ terms }: { readonly terms: PayoutTerms }) {
  const text = useText();
  const balances = useBalances();
  const payouts = usePayouts();
  const list = useRef<HTMLHeadingElement>(null);
  const loading = <SkeletonList count={3} label={text("wallet.loading")} rowClassName="h-36 w-full" />;
  // What stands above the requests depends on both: nothing moves when the second answer comes.
  if (balances.isPending || payouts.query.isPending) return loading;
  return (
    <Panes
      first={
        <CallView query={balances} loading={loading}>
          {({ coins, redeemable_coins: redeemable }) => (
            <>
              <Balances coins={coins} redeemable={redeemable} />
              {payouts.query.isSuccess && payouts.refused === null ? (
                <RequestCard
                  terms={terms}
                  redeemable={redeemable}
                  latest={payouts.rows[0]}
                  onSent={() => list.current?.focus()}
                />
              ) : null}
            </>
          )}
        </CallView>
      }
      second={<PayoutList payouts={payouts} titleRef={list} />}
    />
  );
}

function Balances({ coins, redeemable }: { readonly coins: number; readonly redeemable: number }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        <StatChip label={text("wallet.coins")}>{number(coins)}</StatChip>
        <StatChip label={text("wallet.redeemable")}>{number(redeemable)}</StatChip>
      </div>
      <p className="text-sm text-muted">{text("wallet.kinds")}</p>
    </div>
  );
}

type PayoutListProps = {
  readonly payouts: ReturnType<typeof usePayouts>;
  readonly titleRef?: Ref<HTMLHeadingElement>;
};

function PayoutList({ payouts, titleRef }: PayoutListProps) {
  const text = useText();
  return (
    <section aria-labelledby="payouts" className="flex flex-col gap-3">
      <h2 id="payouts" ref={titleRef} tabIndex={-1} className="text-lg outline-none">
        {text("wallet.requests")}
      </h2>
      <PagedList
        pages={payouts}
        loading={<SkeletonList count={2} label={text("wallet.loading")} rowClassName="h-36 w-full" />}
        empty={
          <Card>
            <p className="text-muted">{text("wallet.empty")}</p>
          </Card>
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((payout) => (
              <li key={payout.payment_id}>
                <PayoutRow payout={payout} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
