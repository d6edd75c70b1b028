import { isCalm } from "./is-calm.ts";

/** A page may stand still this long for a picture's sake. A screen that takes longer to come changes without. */
const MOST_WAIT_MS = 150;

let isHandedOn = false;

/**
 * Lets one screen fade into the next where a link of the app is followed (decision 048, tokens.css). The press is held
 * until the browser has its picture of the screen that leaves, then goes on to the link as it was.
 */
export function fadeScreens(): void {
  if ("startViewTransition" in document) document.addEventListener("click", holdPress, { capture: true });
}

function holdPress(press: MouseEvent): void {
  const { target } = press;
  if (isHandedOn || !(target instanceof Element) || !leadsElsewhere(press, target) || isCalm()) return;
  press.preventDefault();
  press.stopPropagation();
  const left = location.pathname;
  const change = document.startViewTransition(async () => {
    // A new screen takes the focus; so may a dialog that holds the reader back.
    const { promise, resolve } = Promise.withResolvers<unknown>();
    addEventListener("focusin", resolve, { once: true });
    isHandedOn = true;
    target.dispatchEvent(new PointerEvent(press.type, press));
    isHandedOn = false;
    const late = setTimeout(() => change.skipTransition(), MOST_WAIT_MS);
    await promise;
    clearTimeout(late);
    if (location.pathname === left) change.skipTransition();
  });
  // Another change, or a tab put away, ends this one.
  change.ready.catch(() => undefined);
}

/** Whether a press follows a link to another screen, in this tab. */
function leadsElsewhere(press: MouseEvent, target: Element): boolean {
  const link = target.closest("a");
  if (link === null || link.target !== "" || link.hasAttribute("download")) return false;
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
