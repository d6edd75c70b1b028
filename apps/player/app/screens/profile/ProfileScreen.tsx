import { Button } from "@crosscheck/ui/Button";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Suspense } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { useOwnUser } from "../../state/own-user.ts";
import { useSignOut } from "../../state/sign-out.ts";
import { ContactCard } from "./ContactCard.tsx";
import { NameCard } from "./NameCard.tsx";
import { ProfileHead } from "./ProfileHead.tsx";
import { ProfileLinks } from "./ProfileLinks.tsx";

// Below the first look on a phone.
const ReferCard = lazyPart(async () => ({ default: (await import("./ReferCard.tsx")).ReferCard }));

/** Route /profile/. The remembered record is shown at once and brought up to date. */
export default function ProfileScreen() {
  const text = useText();
  const { user, query } = useOwnUser();
  const { signOut, busy } = useSignOut();
  const refused = query.data?.ok === false ? query.data.refused : null;

  return (
    <Screen title={text("profile.title")}>
      <PageHeader title={text("profile.title")} />
      {query.isError || refused !== null ? (
        <Notice kind="failure">
          <p>{text(refused === null ? "refusals.network_away" : refusalId(refused))}</p>
          <Button
            variant="quiet"
            size="small"
            className="mt-2"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {text("shell.retry")}
          </Button>
        </Notice>
      ) : null}
      {user === null ? null : (
        <Panes
          narrow="first"
          first={<ProfileHead user={user} />}
          second={
            <>
              <ProfileLinks />
              <div className="grid items-start gap-5 lg:grid-cols-2">
                <NameCard name={user.name} />
                <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                  <ReferCard code={user.refer_code} />
                </Suspense>
                <ContactCard user={user} />
              </div>
            </>
          }
        />
      )}
      <Button variant="quiet" className="mt-6" loading={busy} onClick={() => void signOut()}>
        {text("profile.sign_out")}
      </Button>
    </Screen>
  );
}
