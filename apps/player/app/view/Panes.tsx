import type { ReactNode } from "react";
import "./panes.css";

type PanesProps = {
  /** Which of the two is narrow and stays in sight while the other is read; both alike unless said. */
  readonly narrow?: "first" | "second";
  readonly first: ReactNode;
  readonly second: ReactNode;
};

/** Two things that belong together: side by side on a desk, one below the other where there is less room. */
export function Panes({ narrow, first, second }: PanesProps) {
  return (
    <div className="cc-panes" data-narrow={narrow}>
      <div className="cc-pane" data-pane>
        {first}
      </div>
      <div className="cc-pane" data-pane>
        {second}
      </div>
    </div>
  );
}
