import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Code } from "@crosscheck/ui/Code";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { StatChip } from "@crosscheck/ui/StatChip";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { Notice } from "../../forms/Notice.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { invitationLink } from "../../paths/referral-paths.ts";
import { useOwnUser } from "../../state/own-user.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Screen } from "../../view/Screen.tsx";
import { copyText } from "./copy-text.ts";
import { FriendCode } from "./FriendCode.tsx";
import { FriendRow } from "./FriendRow.tsx";
import { QrCode } from "./QrCode.tsx";
import { useReferrals, type Referrals } from "./referrals.ts";
import { SharingBadge } from "./SharingBadge.tsx";

/** Route /profile/referral/. The own code in every form, how it counts, and who joined with it. */
export default function ReferralScreen() {
  const text = useText();
  const { user } = useOwnUser();
  const referrals = useReferrals();
  return (
    <Screen title={text("referral.title")}>
      <PageHeader
        title={text("referral.title")}
        lead={text("referral.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          {user === null ? null : <Invitation code={user.refer_code} />}
          <SharingBadge />
        </div>
        {referrals.first === null ? (
          <FriendList referrals={referrals} />
        ) : (
          <div className="flex flex-col gap-5">
            <Standing referrals={referrals.first} />
            <section aria-labelledby="friends" className="flex flex-col gap-3">
              <h2 id="friends" className="text-lg">
                {text("referral.friends")}
              </h2>
              <FriendList referrals={referrals} />
            </section>
          </div>
        )}
      </div>
    </Screen>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const text = useText();
  // Behind the gate nothing is drawn without a browser.
  const link = invitationLink(location.origin, code);
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">{text("profile.refer.title")}</h2>
        <FriendCode code={code} />
      </Card>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">{text("referral.link")}</h2>
          <p className="text-sm text-muted">{text("referral.link_hint")}</p>
        </div>
        <p className="text-sm select-all [overflow-wrap:anywhere]">
          <Code>{link}</Code>
        </p>
        <Button variant="quiet" onClick={() => void copyText(link, "referral.link_copied")}>
          {text("referral.copy_link")}
        </Button>
        <p className="text-center text-sm text-muted">{text("referral.qr")}</p>
        <QrCode content={link} label={text("referral.qr_label", { link })} />
      </Card>
    </>
  );
}

/** What the code has brought so far, and by which rules. */
function Standing({ referrals }: { readonly referrals: Referrals }) {
  const text = useText();
  const { number } = useFormats();
  const { joined, paid, pending, coins_earned, own_coins_held: held, day_limit, month_limit } = referrals;
  return (
    <>
      {held === 0 ? null : <Notice kind="info">{text("referral.own_held", { coins: held })}</Notice>}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatChip label={text("referral.joined")}>{number(joined)}</StatChip>
        <StatChip label={text("referral.paid_count")}>{number(paid)}</StatChip>
        <StatChip label={text("referral.pending_count")}>{number(pending)}</StatChip>
        <StatChip label={text("referral.coins")}>{number(coins_earned)}</StatChip>
      </div>
      <Card className="flex flex-col gap-2">
        <h2 className="text-lg">{text("referral.rules")}</h2>
        <p className="text-sm">{text("referral.rule_days")}</p>
        <p className="text-sm">{text("referral.rule_limits", { day: day_limit, month: month_limit })}</p>
        <p className="text-sm">{text("referral.rule_once")}</p>
      </Card>
    </>
  );
}

function FriendList({ referrals }: { readonly referrals: ReturnType<typeof useReferrals> }) {
  const text = useText();
  const limits = referrals.first;
  return (
    <PagedList
      pages={referrals}
      loading={<SkeletonList count={4} label={text("referral.loading")} rowClassName="h-36 w-full" />}
      empty={
        <EmptyState title={text("referral.none")} art={<PaperPlane />}>
          {text("referral.none_text")}
        </EmptyState>
      }
    >
      {(friends) => (
        <Card>
          <ul>
            {friends.map((friend) => (
              <li key={friend.number} className="border-t border-line first:border-0">
                {limits === null ? null : <FriendRow friend={friend} limits={limits} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}
