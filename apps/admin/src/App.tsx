import CssBaseline from "@mui/material/CssBaseline";
import { QueryClient } from "@tanstack/react-query";
import { localStorageStore, type I18nProvider } from "ra-core";
import { AdminContext, Notification } from "ra-ui-materialui";
import { useMemo, useState } from "react";
import { BrowserRouter } from "react-router";
import { Console } from "./Console.tsx";
import { createDataProvider } from "./data/data-provider.ts";
import { Gate } from "./sign-in/Gate.tsx";
import { directionOf, useLocale } from "./texts/locale.ts";
import { Direction } from "./theme/Direction.tsx";
import { createConsoleTheme } from "./theme/theme.ts";

const STALE_MS = 5_000;

/** The whole console: its language and look, who is signed in, its screens. */
export function App({ i18n }: { readonly i18n: I18nProvider }) {
  const direction = directionOf(useLocale());
  const light = useMemo(() => createConsoleTheme("light", direction), [direction]);
  const dark = useMemo(() => createConsoleTheme("dark", direction), [direction]);
  const [dataProvider] = useState(createDataProvider);
  const [store] = useState(() => localStorageStore(undefined, "CrosscheckConsole"));
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: true } },
      }),
  );
  return (
    <Direction direction={direction}>
      <BrowserRouter basename="/admin">
        <AdminContext
          i18nProvider={i18n}
          dataProvider={dataProvider}
          store={store}
          queryClient={queries}
          lightTheme={light}
          darkTheme={dark}
        >
          <CssBaseline enableColorScheme />
          <Gate>
            <Console />
          </Gate>
          <Notification />
        </AdminContext>
      </BrowserRouter>
    </Direction>
  );
}
