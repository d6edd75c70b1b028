import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Dialog } from "@crosscheck/ui/Dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser, useRootState } from "../../state/root-store.ts";
import { showToast } from "../../state/toasts.ts";
import { CategorySample } from "./CategorySample.tsx";
import type { Category } from "./category-queries.ts";

/** What knows of a lock, or of the coins that opened it. */
const CHANGED = ["get_categories", "get_level_data", "get_next_best", "get_tracker_data"];

type UnlockDialogProps = { readonly category: Category; readonly onClose: () => void };

/** What is inside a premium category, what it costs and what is left then; asks before coins are spent. */
export function UnlockDialog({ category, onClose }: UnlockDialogProps) {
  const text = useText();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const isBought = useRef(false);
  const { run, busy, failure } = useUnlock(() => {
    isBought.current = true;
    onClose();
  });
  const { slug, category_name: name, coins: price, no_of_que: questions, levels } = category;
  const missing = price - coins;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text("quiz-zone.unlock.title", { name })}
      description={text("quiz-zone.unlock.text", { price, coins })}
      isOpenerGone={() => isBought.current}
    >
      <p className="mt-3 font-semibold">{text("quiz-zone.counts", { questions, levels })}</p>
      <CategorySample category={slug} />
      {missing > 0 ? null : <p className="mt-3">{text("quiz-zone.unlock.rest", { rest: -missing })}</p>}
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {missing > 0
          ? `${text("refusals.not_enough_coins")} ${text("quiz-zone.unlock.missing", { missing })}`
          : failure === null
            ? null
            : text(failure)}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {text("shell.cancel")}
        </Button>
        {missing > 0 ? (
          <Link to="/" className={buttonClass("action")}>
            {text("quiz-zone.unlock.earn")}
          </Link>
        ) : (
          <Button loading={busy} onClick={() => void run(slug)}>
            {text("quiz-zone.unlock.confirm")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function useUnlock(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useCall(async (category: string) => {
    const outcome = await api.unlock_premium_category({ category });
    // Bought on another device is what was wanted.
    if (!outcome.ok && outcome.refused !== "already_unlocked") return outcome.refused;
    if (outcome.ok) updateOwnUser({ coins: outcome.data.coins });
    await Promise.all(CHANGED.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    showToast({ id: "quiz-zone.unlock.done", kind: "success" });
    onDone();
    return null;
  });
}
