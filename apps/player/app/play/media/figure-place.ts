import { createContext } from "react";

/** Where the figures of a question go instead of below its stem: beside it on a desk; null before it is drawn. */
export const FigurePlace = createContext<HTMLElement | null | undefined>(undefined);
