import type { ReactNode } from "react";
import { ToastHost } from "./ToastHost.tsx";

export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
