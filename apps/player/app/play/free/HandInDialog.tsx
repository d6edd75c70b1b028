import { ConfirmDialog } from "@crosscheck/ui/ConfirmDialog";
import { Check, Circle, Flag, type LucideIcon } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { countPaper } from "./free-state.ts";

type HandInDialogProps = {
  readonly counts: ReturnType<typeof countPaper>;
  /** Answers that are chosen and not saved, where that is a step of its own. */
  readonly unsaved: number;
  /** The last answers are on their way. */
  readonly isSending: boolean;
  readonly onHandIn: () => void;
  readonly onClose: () => void;
};

/** Asks before the paper is handed in, and says what is still open or flagged; then waits for the last answers. */
export function HandInDialog({ counts, unsaved, isSending, onHandIn, onClose }: HandInDialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text(isSending ? "play-kinds.free.sending_title" : "play-kinds.free.hand_in_title")}
      description={text(isSending ? "play-kinds.free.sending" : "play-kinds.free.hand_in_text")}
      confirmLabel={text("play-kinds.free.hand_in")}
      cancelLabel={isSending ? null : text("play-kinds.free.go_back")}
      busy={isSending}
      onConfirm={onHandIn}
      onClose={() => {
        if (!isSending) onClose();
      }}
    >
      <ul className="mt-4 grid grid-cols-3 gap-2">
        <Count
          icon={Check}
          name={text("play-kinds.free.is_answered")}
          count={counts.answered}
          isWarning={false}
        />
        <Count
          icon={Circle}
          name={text("play-kinds.free.is_open")}
          count={counts.open}
          isWarning={counts.open > 0}
        />
        <Count
          icon={Flag}
          name={text("play-kinds.free.is_flagged")}
          count={counts.flagged}
          isWarning={counts.flagged > 0}
        />
      </ul>
      {unsaved === 0 ? null : (
        <p className="mt-4 font-semibold">{text("sitting.save.unsaved", { count: unsaved })}</p>
      )}
    </ConfirmDialog>
  );
}

type CountProps = {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly count: number;
  readonly isWarning: boolean;
};

function Count({ icon: Icon, name, count, isWarning }: CountProps) {
  const { number } = useFormats();
  return (
    <li
      className={`flex flex-col items-center rounded-key border-2 px-1 py-2.5 text-center ${isWarning ? "border-action-edge" : "border-line"}`}
    >
      <Icon aria-hidden="true" className="size-5 text-muted" />
      <span className="text-xl font-bold tabular-nums">{number(count)}</span>
      <span className="text-xs text-muted">{name}</span>
    </li>
  );
}
