import { Card } from "@crosscheck/ui/Card";
import * as z from "zod/mini";
import { ActionForm } from "../../forms/ActionForm.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { nameField } from "../../forms/shapes.ts";
import { useActionForm } from "../../forms/use-action-form.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser } from "../../state/root-store.ts";

const shape = z.object({ name: nameField });

/** Changes the name others see. */
export function NameCard({ name }: { name: string }) {
  const text = useText();
  const api = useApi();
  const { form, ...action } = useActionForm({
    shape,
    defaults: { name },
    submit: async (values) => {
      const outcome = await api.update_profile(values);
      if (!outcome.ok) {
        return { refused: outcome.refused, ...(outcome.field === "name" ? { field: "name" } : {}) };
      }
      const { pending: _pending, ...user } = outcome.data;
      updateOwnUser(user);
      showToast({ id: "profile.name.saved", kind: "success" });
      return null;
    },
  });

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text("profile.name.title")}</h2>
      <ActionForm {...action} submit="profile.name.save" variant="primary">
        <FormField form={form} name="name" label="profile.name.label" autoComplete="name" />
      </ActionForm>
    </Card>
  );
}
