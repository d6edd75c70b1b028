import { Button } from "@crosscheck/ui/Button";
import { Coin } from "@crosscheck/ui/Coin";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import type { Category } from "./category-queries.ts";

const UnlockDialog = lazy(async () => ({ default: (await import("./UnlockDialog.tsx")).UnlockDialog }));

/** In place of what is inside a premium category that is not unlocked: its price, and the way to buy it. */
export function LockedCategory({ category }: { readonly category: Category }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { no_of_que: questions, levels, coins: price } = category;
  return (
    <EmptyState
      title={text("refusals.category_locked")}
      art={<PaperPlane />}
      action={
        <>
          <Button variant="action" onClick={() => setIsAsking(true)}>
            <Coin className="size-5" />
            {text("quiz-zone.unlock.price", { price })}
          </Button>
          {isAsking ? (
            <Suspense fallback={null}>
              <UnlockDialog category={category} onClose={() => setIsAsking(false)} />
            </Suspense>
          ) : null}
        </>
      }
    >
      {text("quiz-zone.counts", { questions, levels })}
    </EmptyState>
  );
}
