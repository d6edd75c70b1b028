import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { ArrowLeft, ArrowRight, Eraser, LayoutGrid, Send } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";

type FreeNavProps = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the palette is a button away instead of beside the question. */
  readonly hasPalette: boolean;
  readonly canClear: boolean;
  readonly onTurn: (by: -1 | 1) => void;
  readonly onPalette: () => void;
  readonly onClear: () => void;
  readonly onHandIn: () => void;
};

/** Back, palette, clear, on: the bar under a question of a paper, always in sight. */
export function FreeNav(props: FreeNavProps) {
  const { isFirst, isLast, hasPalette, canClear, onTurn, onPalette, onClear, onHandIn } = props;
  const text = useText();
  return (
    <nav
      aria-label={text("play-kinds.free.pages")}
      className="sticky bottom-0 z-10 -mx-4 mt-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-bg px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:mx-0 sm:gap-3 sm:px-0"
    >
      <Button
        variant="quiet"
        disabled={isFirst}
        className="max-sm:px-3.5"
        aria-label={text("play-kinds.free.previous")}
        onClick={() => onTurn(-1)}
      >
        <DirIcon icon={ArrowLeft} className="size-5" />
        <span className="max-sm:hidden">{text("play-kinds.free.previous")}</span>
      </Button>
      {hasPalette ? (
        <Button variant="quiet" className="max-sm:px-3.5" onClick={onPalette}>
          <LayoutGrid aria-hidden="true" className="size-5" />
          <span className="max-[399px]:sr-only">{text("play-kinds.free.palette")}</span>
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="me-auto max-sm:px-3.5"
        disabled={!canClear}
        aria-label={text("play-kinds.free.clear")}
        onClick={onClear}
      >
        <Eraser aria-hidden="true" className="size-5" />
        <span className="max-sm:hidden">{text("play-kinds.free.clear")}</span>
      </Button>
      {isLast ? (
        <Button variant="action" className="max-sm:px-4" onClick={onHandIn}>
          <Send aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {text("play-kinds.free.hand_in")}
        </Button>
      ) : (
        <Button className="max-sm:px-4" onClick={() => onTurn(1)}>
          {text("play-kinds.free.next")}
          <DirIcon icon={ArrowRight} className="size-5" />
        </Button>
      )}
    </nav>
  );
}
