import { preload } from "react-dom";
import styleSheet from "./gated.css?url";

/** Begins to load the style sheet of the screens behind the gate; on the server beside the scripts. */
export function preloadGatedStyles(): void {
  preload(styleSheet, { as: "style" });
}

let brought: Promise<unknown> | null = null;

/**
 * Puts the style sheet of the screens behind the gate into the page (decision 044). Resolves once it is there; when it
 * could not be had too, and is asked for again with the next screen.
 */
export function bringGatedStyles(): Promise<unknown> {
  brought ??= new Promise((resolve) => {
    const onerror = () => resolve((brought = null));
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "stylesheet", href: styleSheet, onload: resolve, onerror }),
    );
  });
  return brought;
}
