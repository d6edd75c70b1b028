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
    return (
      <Suspense key={tool} fallback={null}>
        <Tool isShown={tools.shown === tool} onClose={tools.close} />
      </Suspense>
    );
  });
}
