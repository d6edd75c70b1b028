import type { ReactNode } from "react";
import type { Attempt } from "./attempt/run-state.ts";

/** What a mode's screen gives to play an attempt. */
export type PlayProps = {
  readonly attempt: Attempt;
  readonly leaveTo: string;
  /** What follows the last question, or the handing in. */
  readonly children: ReactNode;
};
