import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { useSettings } from "../boot/root-data.ts";
import { AppFooter } from "./AppFooter.tsx";
import { AppHeader } from "./AppHeader.tsx";
import { MainNav } from "./MainNav.tsx";
import { MaintenanceNotice } from "./MaintenanceNotice.tsx";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { PageMeta } from "./PageMeta.tsx";
import { RouteBar } from "./RouteBar.tsx";
import { ToastHost } from "./ToastHost.tsx";

/** What a route may ask of the frame: `focus` leaves header, footer and navigation away (a running quiz). */
export type FrameHandle = { readonly frame: "focus" };

/** Id of the route above every screen that needs a player. */
const PLAYER_GATE = "gates/player-gate";

/** Header, main places, content and footer. */
export function AppFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { maintenance } = useSettings();
  const main = useRef<HTMLElement>(null);
  const matches = useMatches();
  const isFocused = matches.some(({ handle }) => isFocusHandle(handle));
  const isGated = matches.some(({ id }) => id === PLAYER_GATE);
  useFocusOnRouteChange(main);

  return (
    <div className="cc-frame">
      <PageMeta />
      <a href="#main" className="cc-skip">
        {text("shell.skip")}
      </a>
      <RouteBar />
      {isFocused ? null : (
        <>
          <AppHeader />
          <MainNav />
        </>
      )}
      <OfflineBanner />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        // Content behind the gate comes later: the footer waits below the fold, where nothing pushes it about.
        className={`flex flex-1 flex-col outline-none${isGated && !isFocused ? " min-h-dvh" : ""}`}
      >
        {maintenance ? <MaintenanceNotice /> : children}
      </main>
      {isFocused ? null : <AppFooter />}
      <ToastHost />
    </div>
  );
}

function isFocusHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === "object" && handle !== null && "frame" in handle && handle.frame === "focus";
}

/**
 * A new screen starts at its title for keyboard and screen reader, as a page load would; one with nothing but a field
 * to fill in names that part with `data-first-focus`.
 */
function useFocusOnRouteChange(main: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const field = main.current?.querySelector<HTMLElement>("[data-first-focus] input");
    const title = main.current?.querySelector<HTMLElement>("h1[tabindex]");
    (field ?? title ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname]);
}
