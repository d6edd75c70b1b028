import { optionOfKey } from "../keys/option-letters.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";

/** Keys A–F and 1–6 take an option by its place, from 0. */
export function useOptionKeys(onOption: (place: number) => void): void {
  useWindowKeys((event) => {
    if (event.repeat || event.shiftKey) return;
    const place = optionOfKey(event);
    if (place === null) return;
    onOption(place);
  });
}
