import { useEffect, useEffectEvent } from "react";
import { optionOfKey } from "./option-letters.ts";

type PlayKeys = {
  /** Chooses the option at this place, from 0. */
  readonly onOption: (place: number) => void;
  readonly onNext: () => void;
};

/** Keys of the play screen: A–F and 1–6 answer, Enter and Space go on. Controls in focus keep their own keys. */
export function usePlayKeys({ onOption, onNext }: PlayKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (
      target?.closest("[role=dialog], [role=alertdialog], input, textarea, select") !== null &&
      target !== null
    )
      return;
    if (event.key === "Enter" || event.key === " ") {
      if (target?.closest("button, a, summary")) return;
      event.preventDefault();
      onNext();
      return;
    }
    const place = optionOfKey(event);
    if (place !== null) onOption(place);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
