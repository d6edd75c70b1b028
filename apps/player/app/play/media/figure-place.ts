import { createContext } from "react";

/** Where the figures of the question go instead of below its stem: beside it on a desk; null where they stay. */
export const FigurePlace = createContext<HTMLElement | null>(null);
