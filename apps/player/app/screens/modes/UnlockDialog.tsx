import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser, useRootState } from "../../state/root-store.ts";
import type { Category } from "./category-queries.ts";

/** Asks before coins are spent on a premium category. */
export function UnlockDialog({
  category,
  onClose,
}: {
  readonly category: Category;
  readonly onClose: () => void;
}) {
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const unlock = useMutation({
    mutationFn: () => api.unlock_premium_category({ category: category.slug }),
    onSuccess: async (outcome) => {
      if (!outcome.ok) return;
      updateOwnUser({ coins: outcome.data.coins });
      await queries.invalidateQueries({ queryKey: ["get_categories"] });
      onClose();
    },
  });
  const refused = unlock.data?.ok === false ? unlock.data.refused : null;
  const problem = unlock.isError ? "refusals.network_away" : refused === null ? null : refusalId(refused);
  return (
    <ConfirmDialog
      open
      title={text("quiz-zone.unlock.title", { name: category.category_name })}
      description={text("quiz-zone.unlock.text", { price: category.coins, coins })}
      confirmLabel={text("quiz-zone.unlock.confirm")}
      cancelLabel={text("shell.cancel")}
      busy={unlock.isPending}
      onConfirm={() => unlock.mutate()}
      onClose={onClose}
    >
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {problem === null ? null : text(problem)}
      </p>
    </ConfirmDialog>
  );
}
