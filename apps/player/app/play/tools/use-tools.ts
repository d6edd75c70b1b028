import { useEffect, useEffectEvent, useRef, useState } from "react";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import type { Card } from "../attempt/run-state.ts";
import { showStem } from "./show-stem.ts";

export const TOOLS = ["calculator", "computer"] as const;
export type ToolName = (typeof TOOLS)[number];

/** The key that opens a tool, on any layout of keyboard. */
const KEYS: Readonly<Record<ToolName, string>> = { calculator: "K", computer: "W" };

export type Tools = {
  /** The one that can be seen; none once the paper is handed in. */
  readonly shown: ToolName | undefined;
  /** Those that have been opened: they keep what is set on them. */
  readonly known: readonly ToolName[];
  /** How the key of a tool is called for this question. */
  readonly keyOf: (tool: ToolName) => string;
  readonly toggle: (tool: ToolName) => void;
  /** Puts the tool away; its button gets the focus back. */
  readonly close: () => void;
  readonly keepButton: (tool: ToolName, button: HTMLButtonElement | null) => void;
};

/** Which tools of a paper are open. They stay as they are from question to question. */
export function useTools(card: Card | undefined, isOpen: boolean): Tools {
  const [opened, setOpened] = useState<ToolName | undefined>();
  const [known, setKnown] = useState<readonly ToolName[]>([]);
  const buttons = useRef(new Map<ToolName, HTMLButtonElement>());
  // Letters are laid there.
  const takesShift = card?.kind === "word_tiles";

  const toggle = (tool: ToolName) => {
    setOpened(opened === tool ? undefined : tool);
    if (!known.includes(tool)) setKnown([...known, tool]);
  };
  useWindowKeys((event) => {
    const tool = TOOLS.find((name) => KEYS[name] === letterOfKey(event));
    if (!isOpen || event.repeat || tool === undefined || (takesShift && !event.shiftKey)) return;
    event.preventDefault();
    toggle(tool);
  });
  const handleTurn = useEffectEvent(() => {
    if (opened !== undefined) showStem();
  });
  const questionId = card?.question_id;
  useEffect(() => {
    if (questionId !== undefined) handleTurn();
  }, [questionId]);
  return {
    shown: isOpen ? opened : undefined,
    known,
    keyOf: (tool) => (takesShift ? `Shift+${KEYS[tool]}` : KEYS[tool]),
    toggle,
    close: () => {
      setOpened(undefined);
      if (opened !== undefined) buttons.current.get(opened)?.focus();
    },
    keepButton: (tool, button) => {
      if (button === null) buttons.current.delete(tool);
      else buttons.current.set(tool, button);
    },
  };
}
