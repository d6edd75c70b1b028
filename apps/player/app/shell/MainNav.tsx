import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { placeOf } from "../modes/places.ts";
import { useRootState } from "../state/root-store.ts";
import { useNavItems } from "./nav-items.ts";

/** Only beside the content of a wide window, and only for players. */
const RailLinks = lazy(async () => ({ default: (await import("./RailLinks.tsx")).RailLinks }));

/** The main places: under the thumb on narrow screens, a rail beside the content on wide ones. */
export function MainNav() {
  const text = useText();
  const { pathname } = useLocation();
  const isPlayer = useRootState((state) => state.session !== null);
  const place = placeOf(pathname);
  return (
    <nav aria-label={text("shell.nav.main")} className="cc-nav">
      {useNavItems().map(({ id, to, label, Icon }) => (
        <div key={id}>
          <Link
            to={to}
            aria-current={pathname === to ? "page" : id === place ? "true" : undefined}
            className="cc-nav-link"
          >
            <Icon size={22} aria-hidden="true" className="rtl:-scale-x-100" />
            <span className="max-w-full truncate">{label}</span>
          </Link>
          {isPlayer && id === place ? (
            <Suspense fallback={null}>
              <RailLinks place={id} />
            </Suspense>
          ) : null}
        </div>
      ))}
    </nav>
  );
}
