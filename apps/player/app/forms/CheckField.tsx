import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";

type CheckFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly children: ReactNode;
};

/** A box to tick, with its sentence beside it and its error below. */
export function CheckField<Values extends FieldValues>({ form, name, children }: CheckFieldProps<Values>) {
  const id = useId();
  const text = useText();
  // Messages of our forms are text ids (see useActionForm).
  const error = form.getFieldState(name, form.formState).error?.message as MsgId | undefined;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 text-sm">
        <input
          type="checkbox"
          {...form.register(name)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>{children}</span>
      </label>
      <p
        id={id}
        role="alert"
        className="flex items-center gap-1.5 text-xs font-medium text-wrong empty:hidden"
      >
        {error === undefined ? null : (
          <>
            <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
            {text(error)}
          </>
        )}
      </p>
    </div>
  );
}
