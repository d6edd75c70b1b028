import { Field } from "@crosscheck/ui/Field";
import { PasswordInput } from "@crosscheck/ui/PasswordInput";
import { TextInput } from "@crosscheck/ui/TextInput";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { EMPTY_FIELD } from "./shapes.ts";

type FormFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly label: MsgId;
  readonly hint?: MsgId;
  readonly kind?: "text" | "email" | "tel" | "code" | "password";
  readonly autoComplete: string;
};

const INPUTS = {
  text: { type: "text" },
  email: { type: "email", dir: "ltr", className: "rtl:text-end" },
  tel: { type: "tel", dir: "ltr", className: "rtl:text-end" },
  code: {
    type: "text",
    dir: "ltr",
    className: "rtl:text-end font-mono uppercase",
    autoCapitalize: "characters",
    spellCheck: false,
  },
} as const;

/** A labelled input of a form, with its error sentence in place. Addresses, numbers and codes stay left to right. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, label, hint, kind = "text", autoComplete } = props;
  const text = useText();
  // Messages of our forms are text ids (see useActionForm).
  const error = form.getFieldState(name, form.formState).error?.message as MsgId | undefined;
  return (
    <Field
      label={text(label)}
      hint={hint === undefined ? undefined : text(hint)}
      // An empty field is only marked: the form says the sentence once for all of them.
      error={error === undefined || error === EMPTY_FIELD ? error && "" : text(error)}
    >
      {(aria) =>
        kind === "password" ? (
          <PasswordInput
            {...aria}
            {...form.register(name)}
            autoComplete={autoComplete}
            showLabel={text("auth.field.show_password")}
            hideLabel={text("auth.field.hide_password")}
          />
        ) : (
          <TextInput {...aria} {...form.register(name)} {...INPUTS[kind]} autoComplete={autoComplete} />
        )
      }
    </Field>
  );
}
