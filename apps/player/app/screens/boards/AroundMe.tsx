import type { Board } from "@crosscheck/rules/boards/board";
import { Button } from "@crosscheck/ui/Button";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useText } from "../../i18n/texts.tsx";
import { CallView } from "../../view/CallView.tsx";
import { BoardRows } from "./BoardRows.tsx";
import { useAroundMe } from "./boards.ts";

/** The player among the ten above and the ten below. */
export function AroundMe({ board, onBack }: { readonly board: Board; readonly onBack: () => void }) {
  const text = useText();
  const around = useAroundMe(board, { isAsked: true });
  return (
    <>
      <Button variant="quiet" size="small" className="mb-3" onClick={onBack}>
        {text("boards.top")}
      </Button>
      <CallView
        query={around}
        loading={<SkeletonList count={8} label={text("boards.loading")} rowClassName="h-16 w-full" />}
      >
        {({ rows, my_rank: mine }) => <BoardRows rows={rows} ownId={mine?.user_id ?? null} />}
      </CallView>
    </>
  );
}
