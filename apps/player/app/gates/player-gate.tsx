import { Suspense } from "react";
import { Outlet, redirect, useRouteLoaderData, type ClientLoaderFunctionArgs } from "react-router";
import { canSignUpByMail } from "../boot/boot-refresh.ts";
import type { RootData } from "../boot/root-data.ts";
import { lazyPart } from "../hooks/lazy-part.ts";
import { StartUpLoader } from "../shell/StartUpLoader.tsx";
import { showToast } from "../state/toasts.ts";
import { bringGatedStyles, preloadGatedStyles } from "../view/gated-styles.ts";
import { QueryProvider } from "../state/QueryProvider.tsx";
import { restoreState, rootStore } from "../state/root-store.ts";
import { PageTitle } from "../view/PageTitle.tsx";
import { loginPathFor, signUpPathFor } from "../paths/return-path.ts";

const KeySheetHost = lazyPart(async () => ({
  default: (await import("../shell/KeySheetHost.tsx")).KeySheetHost,
}));

/**
 * Sends a visitor who opens an address to sign in with 'Please login first' (spec §2). One who follows a link of this site
 * is new here more likely than not: they come to the form for an account, and go on with what they tapped.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const styles = bringGatedStyles();
  await restoreState();
  if (rootStore.getState().session !== null) {
    // Nothing behind the gate is drawn without its style.
    await styles;
    return null;
  }
  const wanted = new URL(request.url);
  // While a link is followed the page's own address is still the old one.
  const isFollowed = wanted.pathname !== location.pathname;
  if (isFollowed && canSignUpByMail()) throw redirect(signUpPathFor(`${wanted.pathname}${wanted.search}`));
  showToast({ id: "refusals.login_first", kind: "warning" });
  throw redirect(loginPathFor(wanted));
}
clientLoader.hydrate = true as const;

/** What the server renders for every gated address: the token never reaches it. */
export function HydrateFallback() {
  preloadGatedStyles();
  const title = useRouteLoaderData<RootData>("root")?.meta?.title ?? null;
  return (
    <>
      {title === null ? null : <PageTitle title={title} />}
      <StartUpLoader />
    </>
  );
}

export default function PlayerGate() {
  return (
    <QueryProvider>
      <Outlet />
      <Suspense fallback={null}>
        <KeySheetHost />
      </Suspense>
    </QueryProvider>
  );
}
