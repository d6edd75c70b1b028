import { NetworkAway } from "@crosscheck/client/network-away";
import { useState } from "react";
import { useApi } from "./api.tsx";
import { closeSession } from "./root-store.ts";

/** Signs this device out. Without network the device forgets at once; the token can be ended from another device. */
export function useSignOut(): { readonly signOut: () => Promise<void>; readonly busy: boolean } {
  const api = useApi();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      await api.sign_out({});
    } catch (error) {
      if (!(error instanceof NetworkAway)) throw error;
    } finally {
      setBusy(false);
    }
    closeSession();
  }

  return { signOut, busy };
}
