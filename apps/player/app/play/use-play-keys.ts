import { useWindowKeys, isOnControl } from "./use-window-keys.ts";

/** Enter and Space go on, unless a control in focus needs them. */
export function usePlayKeys(onNext: () => void): void {
  useWindowKeys((event) => {
    if (event.repeat || isOnControl(event) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    onNext();
  });
}
