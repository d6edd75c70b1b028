import { createContext } from "react";

/**
 * The text of the app's style sheet while the server renders, empty in the browser: it travels inside the page, which
 * is painted a round trip earlier for it (decision 012), and React keeps the element it finds there.
 */
export const StyleSheetContext = createContext("");
