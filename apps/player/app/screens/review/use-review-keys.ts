import type { RefObject } from "react";
import { useDirection } from "../../i18n/language.ts";
import { useWindowKeys } from "../../play/use-window-keys.ts";
import { currentPlace, stepFrom } from "./current-place.ts";

/** Keys that press the study key of the same letter on the question being read. */
const TOOL_KEYS = ["b", "n", "r"];

/** Moves between the questions of a list, and uses the tools of the one being read, by keyboard. */
export function useReviewKeys(list: RefObject<HTMLOListElement | null>): void {
  const direction = useDirection();
  useWindowKeys((event) => {
    const step = stepOf(event, direction);
    const key = event.key.toLowerCase();
    if ((step === null && !TOOL_KEYS.includes(key)) || event.repeat || list.current === null) return;
    // The arrows belong to the filter while it has the focus.
    if (event.target instanceof HTMLInputElement && event.key.startsWith("Arrow")) return;
    const questions = [...list.current.querySelectorAll("article")];
    const place = currentPlace(
      questions.map((question) => question.getBoundingClientRect()),
      {
        focused: questions.findIndex((question) => question.contains(document.activeElement)),
        height: innerHeight,
      },
    );
    if (place === -1) return;
    event.preventDefault();
    if (step === null) questions[place]?.querySelector<HTMLElement>(`[data-shortcut=${key}]`)?.click();
    else {
      const isReading = questions[place]?.contains(document.activeElement) === true;
      // The first press goes to the question in sight.
      const next = isReading ? stepFrom(place, step, questions.length) : place;
      questions[next]?.querySelector<HTMLElement>("h2")?.focus();
    }
  });
}

function stepOf({ key }: KeyboardEvent, direction: "ltr" | "rtl"): 1 | -1 | null {
  const onward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  const backward = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
  if (key.toLowerCase() === "j" || key === onward) return 1;
  if (key.toLowerCase() === "k" || key === backward) return -1;
  return null;
}
