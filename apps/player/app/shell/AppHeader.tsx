import { Coin } from "@crosscheck/ui/Coin";
import { Link, NavLink } from "react-router";
import { Bdi } from "../i18n/Bdi.tsx";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { useSettings } from "../boot/root-data.ts";
import { COIN_HISTORY_PATH } from "../paths/coin-paths.ts";
import { useRootState } from "../state/root-store.ts";
import { BrandMark } from "./BrandMark.tsx";
import { useNavItems } from "./nav-items.ts";

const LOGIN = "/auth/login/";

/** Brand, navigation on wide screens, coins or the way to sign in. Links only: no menu in the first load. */
export function AppHeader() {
  const text = useText();
  const { app_name } = useSettings();
  const items = useNavItems();
  return (
    <header className="cc-header">
      <div className="mx-auto flex h-14 w-full max-w-5xl items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="flex min-h-11 items-center gap-2 text-lg font-extrabold">
          <BrandMark />
          <Bdi>{app_name}</Bdi>
        </Link>
        <nav aria-label={text("shell.nav.main")} className="ms-auto hidden gap-1 md:flex">
          {items
            .filter(({ to }) => to !== LOGIN)
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === "/" || to === "/profile/"} className="cc-nav-link">
                {label}
              </NavLink>
            ))}
        </nav>
        <HeaderEnd />
      </div>
    </header>
  );
}

/** The same size for visitors and players, so that nothing moves when the remembered player appears. */
function HeaderEnd() {
  const text = useText();
  const { number } = useFormats();
  const user = useRootState((state) => state.session?.user ?? null);
  if (user === null) {
    return (
      <Link to={LOGIN} className="cc-pill ms-auto md:ms-0">
        {text("shell.nav.sign_in")}
      </Link>
    );
  }
  return (
    <Link
      to={COIN_HISTORY_PATH}
      className="cc-pill ms-auto md:ms-0"
      aria-label={text("shell.coins", { count: user.coins })}
    >
      <Coin className="size-5" />
      <Bdi className="tabular-nums">{number(user.coins)}</Bdi>
    </Link>
  );
}
