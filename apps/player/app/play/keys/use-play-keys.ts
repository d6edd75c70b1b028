import { isOnControl, useWindowKeys } from "../../view/keys/use-window-keys.ts";

/** Enter and Space go on, unless a control in focus needs them; null while there is nothing to go on to. */
export function usePlayKeys(onNext: (() => void) | null): void {
  useWindowKeys((event) => {
    if (onNext === null || event.repeat || isOnControl(event)) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onNext();
  });
}
