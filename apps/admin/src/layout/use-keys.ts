import { useEffect } from "react";

/** `/` goes to the search of the list on the screen, Ctrl-S or ⌘S saves the form that is open. */
export function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "/" && !isTyping(event.target)) {
        const search = document.querySelector<HTMLInputElement>("[role=search] input");
        if (search === null) return;
        event.preventDefault();
        search.focus();
      }
      if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
        const forms = document.querySelectorAll("form");
        event.preventDefault();
        forms[forms.length - 1]?.requestSubmit();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
