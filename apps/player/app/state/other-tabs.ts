import { closeSession, ROOT_KEY, rootStore } from "./root-store.ts";

/** Follows what other tabs remember: signing out or in there happens here too. Returns how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (event.key === ROOT_KEY && event.newValue === null)) closeSession();
    else if (event.key === ROOT_KEY) void rootStore.persist.rehydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
