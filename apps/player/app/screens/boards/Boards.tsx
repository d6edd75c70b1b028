import { BOARDS } from "@crosscheck/rules/boards/board";
import { Tabs } from "@crosscheck/ui/Tabs";
import { useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { QueryProvider } from "../../state/QueryProvider.tsx";
import { BoardView } from "./BoardView.tsx";

/** The boards behind their tabs; the address says which is open. */
export function Boards() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const shown = BOARDS.find((board) => board === search.get("board")) ?? "daily";
  return (
    <QueryProvider>
      <Tabs
        label={text("boards.which")}
        value={shown}
        onChange={(board) => setSearch({ board }, { replace: true, preventScrollReset: true })}
        items={BOARDS.map((board) => ({
          value: board,
          label: text(`boards.${board}`),
          panel: <BoardView board={board} />,
        }))}
      />
    </QueryProvider>
  );
}
