import { toAsciiDigits } from "@crosscheck/rules/questions/ascii-digits";
import { Button } from "@crosscheck/ui/Button";
import { OtpInput } from "@crosscheck/ui/OtpInput";
import { useEffect, useId, useState, type ComponentProps } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { useCall } from "../../forms/use-call.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { LIMITS } from "../../i18n/limits.ts";
import { ResendCode } from "./ResendCode.tsx";

type CodeFormProps = {
  readonly submit: MsgId;
  readonly variant: NonNullable<ComponentProps<typeof Button>["variant"]>;
  /** Checks a complete code; answers the refusal, or null when it was right. */
  readonly onCheck: (code: string) => Promise<AnyRefusal | null>;
  /** Device time (ms since epoch) from which a new code may be asked for. */
  readonly againAtMs: number;
  readonly onResend: () => Promise<AnyRefusal | null>;
};

/** Takes the code from a message: typed, pasted or filled in by the phone; a wrong one stays to be corrected. */
export function CodeForm({ submit, variant, onCheck, againAtMs, onResend }: CodeFormProps) {
  const text = useText();
  const id = useId();
  const [code, setCode] = useState("");
  const { run, busy, failure, fail } = useCall(onCheck);
  const check = (typed: string) => {
    if (typed.length < LIMITS.codeDigits) fail("refusals.code_incomplete");
    else void run(typed);
  };
  // The step is nothing but this field; see data-first-focus in the frame for the start of a screen.
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  return (
    <div data-first-focus className="flex flex-col gap-4">
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          check(code);
        }}
      >
        <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
          {text("auth.field.code")}
        </label>
        <OtpInput
          id={id}
          labelId={`${id}-label`}
          length={LIMITS.codeDigits}
          toDigits={(typed) => toAsciiDigits(typed).replaceAll(/\D/g, "")}
          value={code}
          onChange={setCode}
          onComplete={check}
          boxLabel={(place) => text("auth.verify.box", { place, count: LIMITS.codeDigits })}
          invalid={failure !== null}
        />
        {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
        <Button type="submit" variant={variant} loading={busy} className="w-full">
          {text(submit)}
        </Button>
      </form>
      <ResendCode againAtMs={againAtMs} onResend={onResend} />
    </div>
  );
}
