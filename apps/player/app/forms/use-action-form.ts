import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { NetworkAway } from "@crosscheck/client/network-away";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import type { MsgId } from "../i18n/message-ids.ts";
import { refusalId, type AnyRefusal } from "../i18n/refusals.ts";
import type * as z from "zod/mini";
import { EMPTY_FIELD } from "./shapes.ts";

/** What a submit says back: nothing when all is well, else a refusal and the field it belongs to. */
type SubmitVerdict<Values> = null | {
  readonly refused: AnyRefusal;
  readonly field?: keyof Values & string;
};

export type ActionFormOptions<Values extends FieldValues> = {
  readonly shape: z.ZodMiniType<Values, Values>;
  readonly defaults: DefaultValues<Values>;
  readonly submit: (values: Values) => Promise<SubmitVerdict<Values>>;
};

/**
 * A form around one call: errors appear in place, at their field where it is known, and nothing typed is lost.
 * Error messages are text ids.
 */
export function useActionForm<Values extends FieldValues>({
  shape,
  defaults,
  submit,
}: ActionFormOptions<Values>) {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(shape),
    defaultValues: defaults,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const onSubmit = form.handleSubmit(async (values) => {
    const verdict = await settle(() => submit(values));
    if (verdict === null) return;
    const name = verdict.field === undefined ? "root.server" : verdict.field;
    // react-hook-form's Path of a plain record is its keys; TypeScript cannot see it through the type parameter.
    form.setError(
      name as Path<Values> | "root.server",
      { message: verdict.id },
      { shouldFocus: verdict.field !== undefined },
    );
  });
  return { form, onSubmit, busy: form.formState.isSubmitting, failure: failureOf(form) };
}

async function settle<Values>(
  submit: () => Promise<SubmitVerdict<Values>>,
): Promise<null | { readonly id: MsgId; readonly field?: keyof Values & string }> {
  try {
    const verdict = await submit();
    if (verdict === null) return null;
    return {
      id: refusalId(verdict.refused),
      ...(verdict.field === undefined ? {} : { field: verdict.field }),
    };
  } catch (error) {
    if (error instanceof NetworkAway) return { id: "refusals.network_away" };
    throw error;
  }
}

/** The sentence of the whole form: what the server said, or that something is not filled in yet. */
function failureOf<Values extends FieldValues>(form: UseFormReturn<Values>): MsgId | null {
  const { errors } = form.formState;
  const isUnfilled = Object.values(errors).some((error) => error?.message === EMPTY_FIELD);
  if (isUnfilled) return EMPTY_FIELD;
  // Only `settle` writes this message.
  return (errors.root?.["server"]?.message as MsgId | undefined) ?? null;
}
