import { X } from "lucide-react";
import { useEffect, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../../i18n/texts.tsx";
import { showStem } from "./show-stem.ts";
import "./tools.css";

export type ToolProps = {
  /** A tool that was put away keeps what is set on it. */
  readonly isShown: boolean;
  readonly onClose: () => void;
};

type ToolPanelProps = ToolProps & {
  readonly title: string;
  /** What holds for the whole tool, beside its name. */
  readonly note?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/** A tool beside the question, or under it on a phone. It stands in nobody's way: the paper goes on. */
export function ToolPanel({ title, note, isShown, onClose, onKeyDown, children }: ToolPanelProps) {
  const text = useText();
  useEffect(() => {
    if (isShown) showStem();
  }, [isShown]);
  const label = text("tools.close", { tool: title });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls in it
    <section
      aria-label={title}
      hidden={!isShown}
      data-own-keys
      className="cc-tool"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        {note}
        <button type="button" aria-label={label} title={label} className="cc-tool-close" onClick={onClose}>
          <X aria-hidden="true" className="size-6" />
        </button>
      </header>
      {children}
    </section>
  );
}
