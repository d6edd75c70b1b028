import type { Card } from "../attempt/run-state.ts";
import { hasOptionF } from "../keys/flag-key.ts";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import { optionOfKey } from "../keys/option-letters.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";

/** Shift with A–J or 1–9 strikes an option out by its place, from 0; Shift+F flags where F is an option, Shift+6 is left. */
export function useStrikeKeys(card: Card, onStrike: (place: number) => void): void {
  useWindowKeys((event) => {
    if (!event.shiftKey || event.repeat) return;
    if (letterOfKey(event) === "F" && hasOptionF(card)) return;
    const place = optionOfKey(event);
    if (place === null || place >= card.options.length) return;
    event.preventDefault();
    onStrike(place);
  });
}
