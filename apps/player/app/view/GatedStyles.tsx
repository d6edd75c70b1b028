import { preload } from "react-dom";
import styleSheet from "./gated.css?url";

/** Begins to load the style sheet of the screens behind the gate. */
export function preloadGatedStyles(): void {
  preload(styleSheet, { as: "style" });
}

/**
 * The style sheet of the screens behind the gate (decision 044). With a precedence a resource: React shows what it
 * stands beside when it has arrived, and keeps it from then on.
 */
export function GatedStyles() {
  return <link rel="stylesheet" href={styleSheet} precedence="app" />;
}
