import { Coin } from "@crosscheck/ui/Coin";
import { Suspense } from "react";
import { Link, NavLink } from "react-router";
import { lazyPart } from "../hooks/lazy-part.ts";
import { Bdi } from "../i18n/Bdi.tsx";
import { useFormats } from "../i18n/formats.ts";
import { useText } from "../i18n/texts.tsx";
import { useSettings } from "../boot/root-data.ts";
import { COIN_HISTORY_PATH } from "../paths/coin-paths.ts";
import { useRootState } from "../state/root-store.ts";
import { BrandMark } from "../view/BrandMark.tsx";

const LOGIN = "/auth/login/";

/** Only for players, and after everything else. */
const Bell = lazyPart(async () => ({ default: (await import("./Bell.tsx")).Bell }));

/** Brand, and news and coins or the way to sign in. Links only: no menu in the first load. */
export function AppHeader() {
  const { app_name } = useSettings();
  return (
    <header className="cc-header">
      <div className="flex h-14 w-full items-center gap-2 px-4 sm:px-6">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2 text-lg font-extrabold">
          <BrandMark />
          <Bdi className="truncate">{app_name}</Bdi>
        </Link>
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
      <NavLink to={LOGIN} className="cc-pill ms-auto">
        {text("shell.nav.sign_in")}
      </NavLink>
    );
  }
  return (
    <div className="ms-auto flex shrink-0 items-center">
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
      <Link
        to={COIN_HISTORY_PATH}
        className="cc-pill"
        aria-label={text("shell.coins", { count: user.coins })}
      >
        <Coin className="size-5" />
        <Bdi className="tabular-nums">{number(user.coins)}</Bdi>
      </Link>
    </div>
  );
}
