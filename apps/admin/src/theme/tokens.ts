import css from "@crosscheck/ui/tokens.css?raw";

export type Scheme = "light" | "dark";

const TOKEN = /--cc-([\w-]+):\s*(?:light-dark\(\s*(.+?)\s*,\s*((?:rgb\([^)]*\)|[^;]+?))\s*\)|([^;]+));/g;

/** The colours of the player's app in one scheme, by the name they have there without `--cc-`. */
export function readTokens(scheme: Scheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...css.matchAll(TOKEN)].map(([, name, light, dark, both]) => [
      name ?? "",
      both ?? (scheme === "light" ? light : dark) ?? "",
    ]),
  );
}
