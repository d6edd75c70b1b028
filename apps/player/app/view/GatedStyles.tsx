import { preload } from "react-dom";
import styleSheet from "./gated.css?url";

/** Begins to load the style sheet of the screens behind the gate; on the server beside the scripts. */
export function preloadGatedStyles(): void {
  preload(styleSheet, { as: "style" });
}

let brought: Promise<void> | null = null;

/**
 * Puts the style sheet of the screens behind the gate into the page (decision 044). Resolves once it is there; when it
 * could not be had too, and is asked for again with the next screen.
 */
export function bringGatedStyles(): Promise<void> {
  brought ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styleSheet });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      brought = null;
      link.remove();
      resolve();
    });
    document.head.append(link);
  });
  return brought;
}

/** The same as a part of a screen, for the page of all components, which has no gate. */
export function GatedStyles() {
  return <link rel="stylesheet" href={styleSheet} precedence="app" />;
}
