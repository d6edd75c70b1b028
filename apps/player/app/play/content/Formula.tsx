import { useEffect, useRef, useState } from "react";
import { useTrustedHtml } from "../../hooks/trusted-html.ts";

/** A formula in a box of its own: a wide one scrolls there, by keyboard too, and nothing beside it moves. */
export function Formula({ html, isStyled }: { readonly html: string; readonly isStyled: boolean }) {
  const box = useRef<HTMLSpanElement>(null);
  const inner = useTrustedHtml(html);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      // Inside a key or a list of choices only the key itself takes the focus.
      const isPart = element.closest("button, label, select") !== null;
      setIsWide(!isPart && element.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span
      ref={box}
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isWide ? 0 : undefined}
      className={`inline-block max-w-full overflow-x-auto overflow-y-hidden px-0.5 py-1 align-middle ${isStyled ? "" : "[&_.katex-html]:hidden"}`}
      // Made by the server's own formula engine from the source beside it, never from a player's text.
      dangerouslySetInnerHTML={inner}
    />
  );
}
