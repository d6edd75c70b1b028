import { Button, type ButtonProps } from "@crosscheck/ui/Button";
import type { ReactNode } from "react";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { Notice } from "./Notice.tsx";

type ActionFormProps = {
  readonly onSubmit: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: MsgId | null;
  readonly submit: MsgId;
  readonly variant?: NonNullable<ButtonProps["variant"]>;
  readonly children: ReactNode;
};

/** Fields, the failure of the whole form, and the button. Posts nothing by itself: a password never enters an address. */
export function ActionForm({
  onSubmit,
  busy,
  failure,
  submit,
  variant = "action",
  children,
}: ActionFormProps) {
  const text = useText();
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      {children}
      {failure === null ? null : <Notice kind="failure">{text(failure)}</Notice>}
      <Button type="submit" variant={variant} loading={busy} className="w-full">
        {text(submit)}
      </Button>
    </form>
  );
}
