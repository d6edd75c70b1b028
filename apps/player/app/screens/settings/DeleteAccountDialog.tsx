import { Button } from "@crosscheck/ui/Button";
import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { Field } from "@crosscheck/ui/Field";
import { TextInput } from "@crosscheck/ui/TextInput";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { loginPathFor } from "../../paths/return-path.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { showToast } from "../../state/toasts.ts";
import { useApi } from "../../state/api.tsx";
import { closeSession } from "../../state/root-store.ts";

/** Asks for the word, then deletes. The server wants a sign-in of the last five minutes; without it the way leads there. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const [typed, setTyped] = useState("");
  const [isWordMissing, setIsWordMissing] = useState(false);
  const word = text("settings.delete.word");
  const remove = useMutation({
    mutationFn: () => api.delete_user_account({}),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      showToast({ id: "settings.delete.done" });
      closeSession();
    },
  });
  const confirm = () => {
    const isTyped = typed.trim() === word;
    setIsWordMissing(!isTyped);
    if (isTyped && !remove.isPending) remove.mutate();
  };
  const problem = typed.trim() === "" ? "refusals.fill_all_details" : "settings.delete.wrong_word";
  const refused = remove.data?.ok === false ? remove.data.refused : null;

  return (
    <ConfirmDialog
      open
      danger
      title={text("settings.delete.sure")}
      description={text("settings.delete.text")}
      confirmLabel={text("settings.delete.confirm")}
      cancelLabel={text("settings.delete.keep")}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label={text("settings.delete.type", { word })}
          error={isWordMissing ? text(problem, { word }) : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setIsWordMissing(false);
              }}
            />
          )}
        </Field>
        {refused === "proof_not_valid" ? (
          <Notice kind="info">
            <p>{text("settings.delete.again")}</p>
            <Button
              size="small"
              className="mt-2"
              onClick={() => closeSession(loginPathFor(new URL(location.href)))}
            >
              {text("settings.delete.sign_in_again")}
            </Button>
          </Notice>
        ) : null}
        {(refused !== null && refused !== "proof_not_valid") || remove.isError ? (
          <Notice kind="failure">
            {text(refused === null ? "refusals.network_away" : refusalId(refused))}
          </Notice>
        ) : null}
      </form>
    </ConfirmDialog>
  );
}
