import { Button } from "@crosscheck/ui/Button";
import { Notice } from "../../forms/Notice.tsx";
import { useCall } from "../../forms/use-call.ts";
import { useCountdown } from "../../hooks/use-countdown.ts";
import { clockText } from "../../i18n/clock.ts";
import { useLanguage } from "../../i18n/language.ts";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { RichText, useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";

type ResendCodeProps = {
  /** Device time (ms since epoch) from which a new code may be asked for. */
  readonly againAtMs: number;
  readonly onResend: () => Promise<AnyRefusal | null>;
};

/** Another code, once the pause is over. */
export function ResendCode({ againAtMs, onResend }: ResendCodeProps) {
  const text = useText();
  const { locale } = useLanguage();
  const secondsLeft = useCountdown(againAtMs, 0);
  const { run, busy, failure } = useCall(async () => {
    const refused = await onResend();
    if (refused === null) showToast({ id: "auth.verify.sent", kind: "success" });
    return refused;
  });

  if (secondsLeft > 0) {
    return (
      <p className="grid min-h-12 place-content-center text-center text-sm text-muted">
        <span>
          <RichText
            id="auth.verify.again_in"
            values={{ time: clockText(secondsLeft, locale) }}
            parts={[<bdi key="time" dir="ltr" className="tabular-nums" />]}
          />
        </span>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
      <Button variant="quiet" loading={busy} onClick={() => void run(undefined)}>
        {text("auth.verify.again")}
      </Button>
    </div>
  );
}
