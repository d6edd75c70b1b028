import type { PageContext } from "@crosscheck/contract";
import { createContext } from "react-router";

/** What the server handed over for this page request. Server side only. */
export const pageContext = createContext<PageContext>();
