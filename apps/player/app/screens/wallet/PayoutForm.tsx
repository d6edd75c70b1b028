import type { PayoutMethod } from "@crosscheck/rules/payouts/payout";
import { PAYOUT_DETAILS_MAX, PAYOUT_METHODS, payoutOf } from "@crosscheck/rules/payouts/payout";
import { Button } from "@crosscheck/ui/Button";
import { Field } from "@crosscheck/ui/Field";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { TextInput } from "@crosscheck/ui/TextInput";
import type { UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { EMPTY_FIELD } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { useFormats } from "../../i18n/formats.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { showToast } from "../../state/toasts.ts";
import { TextArea } from "../../study/TextArea.tsx";
import {
  EMPTY_REQUEST,
  payoutShape,
  readCoins,
  toAddress,
  toField,
  type PayoutValues,
} from "./payout-values.ts";
import { usePayoutChanged, type PayoutTerms } from "./payouts.ts";
import { useAmount } from "./use-amount.ts";

type PayoutFormProps = {
  readonly terms: PayoutTerms;
  readonly redeemable: number;
  readonly onSent: () => void;
};

/** Where to, how many coins, what they are worth, and what else there is to say. */
export function PayoutForm({ terms, redeemable, onSent }: PayoutFormProps) {
  const api = useApi();
  const text = useText();
  const changed = usePayoutChanged();
  const { form, ...action } = useActionForm({
    shape: payoutShape(terms.minimumCoins, redeemable),
    defaults: EMPTY_REQUEST,
    submit: async ({ method, address: typed, coins, details }) => {
      const address = await toAddress(method, typed);
      if (address === null) return { refused: "phone_invalid", field: "address" };
      const outcome = await api.set_payment_request({
        payment_type: method,
        payment_address: address,
        payment_amount: payoutOf(readCoins(coins), terms.coinsPerUnit).units,
        coin_used: readCoins(coins),
        details,
      });
      if (!outcome.ok) return { refused: outcome.refused, ...toField(outcome) };
      showToast({ id: "wallet.request.sent", kind: "success" });
      await changed(outcome.data.coins);
      onSent();
      return null;
    },
  });
  const error = (name: keyof PayoutValues) =>
    // Messages of our forms are text ids (see useActionForm).
    form.getFieldState(name, form.formState).error?.message as MsgId | undefined;
  return (
    <ActionForm {...action} submit="wallet.request.send">
      <MethodAndAddress form={form} problem={error("address")} />
      <CoinsField form={form} terms={terms} redeemable={redeemable} problem={error("coins")} />
      <Field label={text("wallet.request.details")} error={sentence(text, error("details"))}>
        {(aria) => (
          <TextArea
            {...aria}
            {...form.register("details")}
            rows={2}
            maxLength={PAYOUT_DETAILS_MAX}
            dir="auto"
          />
        )}
      </Field>
    </ActionForm>
  );
}

/** An empty field is only marked: the form says the sentence once for all of them. */
function sentence(text: (id: MsgId) => string, problem: MsgId | undefined): string | undefined {
  return problem === undefined ? undefined : problem === EMPTY_FIELD ? "" : text(problem);
}

/** What a phone's keyboard and its memory are to offer. */
const INPUTS = {
  paypal: { type: "email", inputMode: "email", autoComplete: "email" },
  mobile: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  upi: { type: "text", inputMode: "email", autoComplete: "off" },
} as const satisfies Readonly<Record<PayoutMethod, object>>;

type FieldProps = {
  readonly form: UseFormReturn<PayoutValues>;
  readonly problem: MsgId | undefined;
};

function MethodAndAddress({ form, problem }: FieldProps) {
  const text = useText();
  const method = useWatch({ control: form.control, name: "method" });
  return (
    <>
      <RadioKeys
        legend={text("wallet.request.method")}
        choices={PAYOUT_METHODS.map((value) => ({ value, label: text(`wallet.method.${value}`) }))}
        value={method}
        onChange={(next) => {
          form.setValue("method", next);
          form.resetField("address");
        }}
      />
      <Field
        label={text(`wallet.address.${method}`)}
        hint={text(`wallet.address_hint.${method}`)}
        error={sentence(text, problem)}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...form.register("address")}
            {...INPUTS[method]}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className="rtl:text-end"
          />
        )}
      </Field>
    </>
  );
}

type CoinsFieldProps = FieldProps & Pick<PayoutFormProps, "terms" | "redeemable">;

function CoinsField({ form, problem, terms, redeemable }: CoinsFieldProps) {
  const text = useText();
  const { number } = useFormats();
  const amount = useAmount();
  const { coinsPerUnit, minimumCoins, unit } = terms;
  const typed = readCoins(useWatch({ control: form.control, name: "coins" }));
  const { units, coins } = payoutOf(Math.min(typed, redeemable), coinsPerUnit);
  const all = payoutOf(redeemable, coinsPerUnit).coins;
  const missing = typed - redeemable;
  const said =
    problem === "refusals.payout_minimum" ? text(problem, { amount: minimumCoins }) : sentence(text, problem);
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={text("wallet.request.coins")}
        hint={text("wallet.request.range", { min: minimumCoins, max: redeemable })}
        error={
          problem === "refusals.not_enough_coins" && missing > 0
            ? `${said} ${text("wallet.request.missing", { coins: missing })}`
            : said
        }
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...form.register("coins")}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            className="rtl:text-end"
          />
        )}
      </Field>
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        onClick={() => form.setValue("coins", `${all}`, { shouldValidate: true })}
      >
        {text("wallet.request.all", { coins: all })}
      </Button>
      <p role="status" className="rounded-key bg-primary-soft px-4 py-2.5 font-semibold">
        {text("wallet.request.worth", { coins: number(coins), amount: amount(units, unit) })}
      </p>
    </div>
  );
}
