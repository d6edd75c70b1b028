import "@fontsource-variable/rubik/wght.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { createI18n } from "./texts/i18n.ts";
import { markDocument } from "./texts/locale.ts";

markDocument();
const i18n = await createI18n();
const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no root.");
createRoot(root).render(<App i18n={i18n} />);
