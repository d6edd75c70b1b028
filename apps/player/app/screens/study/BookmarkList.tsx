import { Button } from "@crosscheck/ui/Button";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Field } from "@crosscheck/ui/Field";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { TextInput } from "@crosscheck/ui/TextInput";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Play } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { Link } from "react-router";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { useBookmarkIds } from "../../study/study-queries.ts";
import { ListDetail } from "../../view/ListDetail.tsx";
import { BookmarkCard, BookmarkDetail, BookmarkLine } from "./BookmarkCard.tsx";
import { matchesWords } from "./matches-words.ts";
import { playBookmarksPath } from "../../study/study-paths.ts";
import { useBookmarkPages } from "./use-bookmark-pages.ts";

/** Bookmarks of one type, or of all: search, read, let go, play. */
export function BookmarkList({ type }: { readonly type: number | null }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const count = useRef<HTMLParagraphElement>(null);
  const { pages, cards, refused } = useBookmarkPages(type, { wantsAll: search !== "" });
  const ids = useBookmarkIds();
  const isDesk = useMediaQuery(DESK);
  const kept = ids.data?.ok === true ? ids.data.data.question_ids : null;
  const retry = {
    label: text("shell.retry"),
    busy: pages.isFetching,
    onRetry: () => void pages.refetch(),
  };

  if (pages.isPending) {
    return <SkeletonList count={4} label={text("study.bookmarks.loading")} rowClassName="h-24 w-full" />;
  }
  if (refused !== null) return <ErrorState message={text(refusalId(refused))} retry={retry} />;
  if (pages.isError && cards.length === 0) {
    return <ErrorState message={text("refusals.network_away")} retry={retry} />;
  }
  // One that was just let go leaves at once; its undo brings it back.
  const held = cards.filter((card) => kept === null || kept.includes(card.question_id));
  const shown = held.filter(({ card, category_name, note }) =>
    matchesWords(search, [card.stem, category_name, note, ...card.options.map((option) => option.text)]),
  );
  const isComplete = !pages.hasNextPage;
  if (held.length === 0 && isComplete) {
    // None can be read here now; all can be played.
    return (
      <div className="flex flex-col items-center gap-4 py-8">
        <p className="text-center text-muted">{text("study.bookmarks.hidden")}</p>
        <PlayLink type={type} />
      </div>
    );
  }
  const lookAtCount = () => count.current?.focus();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56">
          <Field label={text("study.bookmarks.search")}>
            {(aria) => (
              <TextInput
                {...aria}
                type="search"
                dir="auto"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <PlayLink type={type} />
      </div>
      <p ref={count} tabIndex={-1} role="status" className="text-sm text-muted outline-none">
        {search === "" ? null : text("study.bookmarks.found", { count: shown.length })}
      </p>
      {shown.length === 0 && isComplete ? (
        <p className="py-8 text-center text-muted">{text("study.bookmarks.not_found")}</p>
      ) : isDesk ? (
        <ListDetail
          label={text("study.bookmarks.title")}
          rows={shown}
          idOf={(kept) => kept.question_id}
          renderLine={(kept) => <BookmarkLine kept={kept} isWhole={false} />}
          renderDetail={(kept) => <BookmarkDetail kept={kept} onRemoved={lookAtCount} />}
        />
      ) : (
        <ul className="grid gap-3">
          {shown.map((kept) => (
            <li key={kept.question_id}>
              <BookmarkCard kept={kept} onRemoved={lookAtCount} />
            </li>
          ))}
        </ul>
      )}
      {isComplete ? null : (
        <Button
          variant="quiet"
          className="self-center"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {text("study.bookmarks.more")}
        </Button>
      )}
    </div>
  );
}

function PlayLink({ type }: { readonly type: number | null }) {
  const text = useText();
  return (
    <Link to={playBookmarksPath(type)} className={`${buttonClass("action")} max-sm:grow`}>
      <Play aria-hidden="true" className="size-5 fill-current rtl:-scale-x-100" />
      {text("study.bookmarks.play")}
    </Link>
  );
}
