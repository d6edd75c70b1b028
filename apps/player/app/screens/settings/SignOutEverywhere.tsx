import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { useMutation } from "@tanstack/react-query";
import { Notice } from "../../forms/Notice.tsx";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { closeSession } from "../../state/root-store.ts";

/** Asks, then ends every session of the account, this one included. */
export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const signOut = useMutation({
    mutationFn: () => api.sign_out({ everywhere: true }),
    onSuccess: (outcome) => {
      if (outcome.ok) closeSession();
    },
  });
  const refused = signOut.data?.ok === false ? signOut.data.refused : null;

  return (
    <ConfirmDialog
      open
      title={text("settings.devices.everywhere")}
      description={text("settings.devices.everywhere_sure")}
      confirmLabel={text("settings.devices.everywhere")}
      cancelLabel={text("shell.cancel")}
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    >
      {refused !== null || signOut.isError ? (
        <div className="mt-4">
          <Notice kind="failure">
            {text(refused === null ? "refusals.network_away" : refusalId(refused))}
          </Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
