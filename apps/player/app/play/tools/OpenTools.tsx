import { Suspense } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import type { Tools } from "./use-tools.ts";

const PARTS = {
  calculator: lazyPart(async () => ({ default: (await import("./Calculator.tsx")).Calculator })),
  computer: lazyPart(async () => ({
    default: (await import("./flight-computer/FlightComputer.tsx")).FlightComputer,
  })),
};

/** The tools that have been opened; their code comes with the first opening. */
export function OpenTools({ tools }: { readonly tools: Tools }) {
  return tools.known.map((tool) => {
    const Tool = PARTS[tool];
    const isShown = tools.shown === tool;
    return (
      <Suspense key={tool} fallback={isShown ? <KeysOnHold /> : null}>
        <Tool isShown={isShown} onClose={tools.close} />
      </Suspense>
    );
  });
}

/** Has the focus until what was opened is there: what somebody quick types for it must not answer the question. */
export function KeysOnHold() {
  return <span ref={(hold) => hold?.focus({ preventScroll: true })} tabIndex={-1} data-own-keys />;
}
