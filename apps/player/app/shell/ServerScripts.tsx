import { use } from "react";
import { Scripts, ScrollRestoration, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import { useHydrated } from "../hooks/use-hydrated.ts";

/**
 * The scripts of the document, only as the server wrote them. Where React makes a script element itself (after a page
 * that differed from what was expected, or broke) it makes it from text, which trusted types refuse; and it would not
 * run it. Scrolling is kept all the time: without its context the router's part leaves out nothing but the script.
 */
export function ServerScripts() {
  const framework = use(FrameworkContext);
  const isHydrated = useHydrated();
  return (
    <>
      <FrameworkContext value={isHydrated ? undefined : framework}>
        <ScrollRestoration />
      </FrameworkContext>
      {isHydrated ? null : <Scripts />}
    </>
  );
}
