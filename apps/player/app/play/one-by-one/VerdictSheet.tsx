import { useLayoutEffect, useRef, type RefObject } from "react";
import { useText } from "../../i18n/texts.tsx";
import { Moment, type MomentProps } from "./Moment.tsx";

/** As much as shows the verdict. */
const LEAST_SEEN_PX = 64;

/**
 * The moment after an answer as a sheet at the bottom of the screen: always in sight, and never most of it. On a desk it
 * stands in the pane beside the question.
 */
export function VerdictSheet(props: MomentProps) {
  const text = useText();
  const sheet = useRef<HTMLElement>(null);
  useRoomBelow(sheet);
  useInSight(sheet);
  return (
    <section
      ref={sheet}
      aria-label={text("play.verdict.title")}
      // A low screen (a phone on its side, 400 % zoom) scrolls it along instead.
      className={`cc-rise sticky bottom-0 z-10 -mx-4 mt-4 flex max-h-[62dvh] flex-col rounded-t-[24px] border-2 border-b-0 bg-card px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lift sm:mx-0 lg:static lg:mt-0 lg:max-h-none lg:rounded-card lg:border-b-2 lg:pb-3 [@media(max-height:30rem)]:static [@media(max-height:30rem)]:max-h-none ${props.verdict === "right" ? "border-correct" : "border-wrong"}`}
    >
      <Moment {...props} />
    </section>
  );
}

/** Keeps what takes the focus above the sheet clear of it. */
function useRoomBelow(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      const isOver = getComputedStyle(element).position === "sticky";
      style.scrollPaddingBlockEnd = isOver ? `${element.offsetHeight + 16}px` : "";
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = "";
    };
  }, [sheet]);
}

/** Brings a sheet that is scrolled along into sight, once: on a low screen it begins below the window. */
function useInSight(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const isBelow = (sheet.current?.getBoundingClientRect().top ?? 0) > innerHeight - LEAST_SEEN_PX;
    if (isBelow) sheet.current?.scrollIntoView({ block: "start" });
  }, [sheet]);
}
