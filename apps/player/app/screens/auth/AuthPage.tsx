import { Card } from "@crosscheck/ui/Card";
import { HorizonArt } from "@crosscheck/ui/art/HorizonArt";
import type { ReactNode } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { Bdi } from "../../i18n/Bdi.tsx";
import { RichText } from "../../i18n/texts.tsx";
import { useSettings } from "../../boot/root-data.ts";
import { BrandMark } from "../../view/BrandMark.tsx";
import { PageTitle } from "../../view/PageTitle.tsx";

type AuthPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether a mail or text message is awaited here, so that demo visitors learn where to read it. */
  readonly awaitsMessage?: boolean;
  /** Whether no header stands above, so that it says itself whose page it is. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
};

/** Frame of the sign-in screens: the form, and on wide screens a view over the field. */
export function AuthPage({ title, lead, awaitsMessage, isAlone, children }: AuthPageProps) {
  const { app_name, outbox_hint } = useSettings();
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-start gap-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-2 lg:items-stretch">
      <PageTitle title={title} />
      <div className="relative hidden min-h-[36rem] overflow-hidden rounded-[24px] bg-hero shadow-lift lg:block">
        <HorizonArt className="absolute inset-0 size-full" />
      </div>
      {/* Not centred: its later parts may arrive after its first, and must not push them. */}
      <div className="mx-auto flex w-full max-w-md flex-col gap-5 lg:pt-12">
        {isAlone === true ? (
          <p className="flex items-center gap-2 text-lg font-extrabold">
            <BrandMark />
            <Bdi>{app_name}</Bdi>
          </p>
        ) : null}
        <header className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
            {title}
          </h1>
          {lead === undefined ? null : <p className="text-muted">{lead}</p>}
        </header>
        <Card className="flex flex-col gap-5">{children}</Card>
        {awaitsMessage === true && outbox_hint !== null ? (
          <Notice kind="info">
            <RichText
              id="auth.outbox"
              values={{ hint: outbox_hint }}
              parts={[<code key="hint" dir="ltr" className="font-mono text-[0.94em] break-words" />]}
            />
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
