import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { BadgeCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import type { OwnUser } from "../../state/root-state.ts";
import type { ContactKind } from "./contact-kind.ts";

const ContactChange = lazyPart(async () => ({
  default: (await import("./ContactChange.tsx")).ContactChange,
}));

/** Email and mobile number; a new one counts once its code has come back. Only phone players change their email (spec §4). */
export function ContactCard({ user }: { user: OwnUser }) {
  const text = useText();
  return (
    <Card className="flex flex-col gap-4 lg:col-span-2">
      <h2 className="text-lg">{text("profile.contact.title")}</h2>
      <ContactRow
        kind="email"
        label="profile.contact.email"
        address={user.email}
        isFixed={user.type !== "mobile"}
      />
      <ContactRow kind="mobile" label="profile.contact.mobile" address={user.mobile} isFixed={false} />
    </Card>
  );
}

type ContactRowProps = {
  readonly kind: ContactKind;
  readonly label: MsgId;
  readonly address: string | null;
  readonly isFixed: boolean;
};

function ContactRow({ kind, label, address, isFixed }: ContactRowProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-sm text-muted">{text(label)}</h3>
          <p className="flex flex-wrap items-center gap-2 font-medium break-words">
            {address === null ? text("profile.contact.none") : <bdi dir="ltr">{address}</bdi>}
            {address === null ? null : (
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-correct">
                <BadgeCheck aria-hidden="true" className="size-4" />
                {text("profile.contact.verified")}
              </span>
            )}
          </p>
          {isFixed && address !== null ? (
            <p className="text-xs text-muted">{text("profile.contact.email_fixed")}</p>
          ) : null}
        </div>
        {isFixed ? null : (
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {text(
              isOpen ? "shell.cancel" : address === null ? "profile.contact.add" : "profile.contact.change",
            )}
            <span className="sr-only">{text(label)}</span>
          </Button>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <ContactChange kind={kind} onDone={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
