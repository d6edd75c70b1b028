import type { Board } from "@crosscheck/rules/boards/board";
import { Button } from "@crosscheck/ui/Button";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useState } from "react";
import { Link } from "react-router";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import { Panes } from "../../view/Panes.tsx";
import { AroundMe } from "./AroundMe.tsx";
import { BoardHead } from "./BoardHead.tsx";
import { BoardRows } from "./BoardRows.tsx";
import { MyCard, NoCard } from "./MyCard.tsx";
import { MyRow } from "./MyRow.tsx";
import { Podium } from "./Podium.tsx";
import { useBoardPages, type BoardPage } from "./boards.ts";

/** One board: its period, the podium, the rows, and the player's own place. */
export function BoardView({ board }: { readonly board: Board }) {
  const text = useText();
  const [period, setPeriod] = useState<string | null>(null);
  const pages = useBoardPages(board, period);
  if (pages.isPending) {
    return <SkeletonList count={8} label={text("boards.loading")} rowClassName="h-16 w-full" />;
  }
  const [first] = pages.data?.pages ?? [];
  if (first?.ok !== true) {
    const retry = {
      label: text("shell.retry"),
      busy: pages.isFetching,
      onRetry: () => void pages.refetch(),
    };
    const sentence = first === undefined ? "refusals.network_away" : refusalId(first.refused);
    return <ErrorState message={text(sentence)} retry={retry} />;
  }
  return (
    <>
      <BoardHead
        page={first.data}
        board={board}
        period={period}
        onPeriod={setPeriod}
        onTurn={() => void pages.refetch()}
      />
      {first.data.top_three_ranks.length === 0 ? (
        <NobodyYet isClosed={period !== null} />
      ) : (
        <Ranking key={period} board={board} isOpen={period === null} first={first.data} pages={pages} />
      )}
    </>
  );
}

type RankingProps = {
  readonly board: Board;
  /** Whether its day or month still runs: only then those around the player are told. */
  readonly isOpen: boolean;
  readonly first: BoardPage;
  readonly pages: ReturnType<typeof useBoardPages>;
};

function Ranking({ board, isOpen, first, pages }: RankingProps) {
  const text = useText();
  const isPlayer = useRootState((state) => state.session !== null);
  const isDesk = useMediaQuery(DESK);
  const [isAround, setIsAround] = useState(false);
  const { top_three_ranks: top, my_rank: mine } = first;
  const rows = pages.data?.pages.flatMap((page) => (page.ok ? page.data.other_users_rank : [])) ?? [];
  const onAround = mine === null || !isOpen || isAround ? undefined : () => setIsAround(true);
  const list = isAround ? (
    <AroundMe board={board} onBack={() => setIsAround(false)} />
  ) : (
    <>
      <Podium rows={top} />
      {onAround === undefined || isDesk ? null : (
        <Button variant="quiet" size="small" className="mb-3" onClick={onAround}>
          {text("boards.around")}
        </Button>
      )}
      <BoardRows rows={rows} ownId={mine?.user_id ?? null} />
      {pages.hasNextPage ? (
        <More isBusy={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
      ) : null}
    </>
  );
  if (isDesk) {
    return (
      <Panes
        narrow="second"
        first={<div>{list}</div>}
        second={isPlayer ? <MyCard row={mine} onAround={onAround} /> : <NoCard />}
      />
    );
  }
  return (
    <>
      {list}
      {isPlayer ? <MyRow row={mine} /> : null}
    </>
  );
}

/** The next rows; a visitor gets them with an account. */
function More({ isBusy, onMore }: { readonly isBusy: boolean; readonly onMore: () => void }) {
  const text = useText();
  const isPlayer = useRootState((state) => state.session !== null);
  return (
    <div className="mt-5 flex justify-center">
      {isPlayer ? (
        <Button variant="quiet" loading={isBusy} onClick={onMore}>
          {text("boards.more")}
        </Button>
      ) : (
        <Link to="/auth/sign-up/" className={buttonClass("quiet")}>
          {text("refusals.sign_in_for_more")}
        </Link>
      )}
    </div>
  );
}

function NobodyYet({ isClosed }: { readonly isClosed: boolean }) {
  const text = useText();
  return (
    <EmptyState
      title={text("boards.empty")}
      art={<PaperPlane />}
      action={
        isClosed ? undefined : (
          <Link to="/learn/" className={buttonClass()}>
            {text("boards.empty_action")}
          </Link>
        )
      }
    >
      {text("boards.empty_text")}
    </EmptyState>
  );
}
