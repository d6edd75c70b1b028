import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import rtlPlugin from "stylis-plugin-rtl";

const CACHES = {
  ltr: createCache({ key: "cc" }),
  rtl: createCache({ key: "ccrtl", stylisPlugins: [rtlPlugin] }),
} as const;

/** Styles of everything within run the way its language does. */
export function Direction({
  direction,
  children,
}: {
  readonly direction: "ltr" | "rtl";
  readonly children: ReactNode;
}) {
  return <CacheProvider value={CACHES[direction]}>{children}</CacheProvider>;
}
