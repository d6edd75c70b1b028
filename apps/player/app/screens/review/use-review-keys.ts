import type { RefObject } from "react";
import { useDirection } from "../../i18n/language.ts";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { currentPlace, stepFrom } from "./current-place.ts";

/** Keys that press the study key of the same letter on the question being read. */
const TOOL_KEYS = ["B", "N", "R"];

/** Moves between the questions of a list, and uses the tools of the one being read, by keyboard. */
export function useReviewKeys(list: RefObject<HTMLOListElement | null>): void {
  const direction = useDirection();
  useWindowKeys((event) => {
    const act = actOf(event, direction);
    if (act === null || event.repeat || list.current === null) return;
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
    if (typeof act === "string") {
      questions[place]?.querySelector<HTMLElement>(`[data-shortcut=${act}]`)?.click();
      return;
    }
    const isReading = questions[place]?.contains(document.activeElement) === true;
    // The first press goes to the question in sight.
    const next = isReading ? stepFrom(place, act, questions.length) : place;
    questions[next]?.querySelector<HTMLElement>("h2")?.focus();
  });
}

/** A step to another question, or the shortcut of a study key; null for any other key. */
function actOf(event: KeyboardEvent, direction: "ltr" | "rtl"): 1 | -1 | string | null {
  const letter = letterOfKey(event);
  const onward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  const backward = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
  if (letter === "J" || event.key === onward) return 1;
  if (letter === "K" || event.key === backward) return -1;
  return letter !== null && TOOL_KEYS.includes(letter) ? letter.toLowerCase() : null;
}
