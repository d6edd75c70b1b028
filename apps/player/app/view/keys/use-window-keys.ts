import { useEffectEvent, useLayoutEffect } from "react";
import { rootStore } from "../../state/root-store.ts";

const OWN_KEYS =
  "[data-own-keys], [role=dialog], [role=alertdialog], [role=slider], [contenteditable], textarea, select, input:not([type=checkbox], [type=radio])";

/** One that has opened and not been closed yet: the focus comes to it a moment after it is seen. */
const OPEN_DIALOG = "[role=dialog]:not([data-closed]), [role=alertdialog]:not([data-closed])";

/**
 * Keys of a screen. Fields that are typed in, tools and dialogs keep theirs, so letters never answer while somebody
 * writes. Keys with Ctrl, Alt or Meta belong to the browser, and who has switched letters and digits off has none.
 * They are heard from the moment the screen is seen: an effect after painting would lose the press of somebody quick.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isCharacter(event) && !rootStore.getState().hasLetterKeys) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
    if (hasOpenDialog()) return;
    onKey(event);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** Whether a dialog stands over the screen. */
export function hasOpenDialog(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

/** Whether a key writes a character; Space also presses, and stays. */
function isCharacter({ key }: KeyboardEvent): boolean {
  return key !== " " && [...key].length === 1;
}

/** Whether a control is in focus that does something of its own with Enter and Space; one that is off does not. */
export function isOnControl({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest("button:not([aria-disabled=true]), a, summary, video") !== null
  );
}
