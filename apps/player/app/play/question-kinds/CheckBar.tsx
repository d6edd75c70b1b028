import { Button } from "@crosscheck/ui/Button";
import { Eraser } from "lucide-react";
import type { ReactNode } from "react";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { isOnControl, useWindowKeys } from "../../view/keys/use-window-keys.ts";

type CheckBarProps = {
  /** Whether what there is can be sent. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  /** How far the answer is: "2 chosen". */
  readonly status: ReactNode;
  /** Takes everything back; absent where nothing ever is, null while there is nothing: the button keeps its place. */
  readonly onClear?: (() => void) | null;
  readonly onCheck: () => void;
};

/** What is done so far, and the button that sends it; Enter is the same. Always in sight. */
export function CheckBar({ isReady, isSending, status, onClear, onCheck }: CheckBarProps) {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  useWindowKeys((event) => {
    if (event.key !== "Enter" || event.repeat || !isReady) return;
    // On an option Enter checks too; on any other control it does what the control does.
    const isOption = event.target instanceof Element && event.target.closest("[role=checkbox]") !== null;
    if (isOnControl(event) && !isOption) return;
    event.preventDefault();
    onCheck();
  });
  return (
    <div
      lang={code}
      dir={direction}
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-bg px-4 pt-3 pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      <div className="flex items-center gap-2 sm:gap-3">
        <output className="min-w-0 grow text-sm font-semibold text-muted">{status}</output>
        {onClear === undefined ? null : (
          <Button
            variant="quiet"
            className="shrink-0 max-sm:px-3.5"
            aria-label={text("play-kinds.clear")}
            disabled={onClear === null}
            onClick={() => onClear?.()}
          >
            <Eraser aria-hidden="true" className="size-5" />
            <span className="max-sm:hidden">{text("play-kinds.clear")}</span>
          </Button>
        )}
        <Button
          size="large"
          className="shrink-0 max-sm:px-4"
          disabled={!isReady}
          loading={isSending}
          onClick={onCheck}
        >
          {text("play-kinds.check")}
        </Button>
      </div>
    </div>
  );
}
