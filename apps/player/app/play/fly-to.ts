import { isCalm } from "../hooks/is-calm.ts";
import { SCENE } from "../hooks/motion.ts";

/** Where something that was won lands: an element with its name in `data-landing`. */
export type Landing = "score" | "coins";

/** Lets a copy of what was won fly to where it is added up, which gives a little when it lands. */
export function flyTo(landing: Landing, from: HTMLElement): void {
  const place = document.querySelector<HTMLElement>(`[data-landing="${landing}"]`);
  if (place === null || isCalm()) return;
  const [start, end] = [from.getBoundingClientRect(), place.getBoundingClientRect()];
  // Whoever has scrolled down sees it when they come back to it.
  if (end.bottom < 0 || end.top > innerHeight) return;
  const flyer = from.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
  flyer.setAttribute("aria-hidden", "true");
  Object.assign(flyer.style, {
    position: "fixed",
    top: `${start.top}px`,
    left: `${start.left}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(flyer);
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = flyer.animate(
    [
      { translate: "0 0", scale: "1", opacity: 1 },
      { translate: `${x * 0.5}px ${y * 0.7}px`, scale: "1.2", opacity: 1, offset: 0.6 },
      { translate: `${x}px ${y}px`, scale: "0.6", opacity: 0.2 },
    ],
    SCENE,
  );
  flight.onfinish = () => {
    flyer.remove();
    place.animate([{ scale: "1" }, { scale: "1.18" }, { scale: "1" }], SCENE);
  };
}
