import { NavLink } from "react-router";
import { useText } from "../i18n/texts.tsx";
import { useNavItems } from "./nav-items.ts";

/** The main places under the thumb, on narrow screens. */
export function BottomNav() {
  const text = useText();
  const items = useNavItems();
  return (
    <nav aria-label={text("shell.nav.main")} className="cc-bottom-nav md:hidden">
      {items.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} end={to === "/" || to === "/profile/"} className="cc-bottom-link">
          <Icon
            size={22}
            aria-hidden="true"
            className={to.startsWith("/auth/") ? "rtl:-scale-x-100" : undefined}
          />
          <span className="max-w-full truncate">{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
