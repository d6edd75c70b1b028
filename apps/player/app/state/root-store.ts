import { useStore } from "zustand";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { INITIAL_STATE, toRootState, type OwnUser, type RootState, type Session } from "./root-state.ts";

export const ROOT_KEY = "root";
/** Longest wait for remembered state; after it the app starts without. Spec §9. */
export const PERSIST_TIMEOUT_MS = 5_000;

/** Makes the store over a storage that may be slow or fail; nothing is read before `persist.rehydrate()`. */
export function createRootStore(storage: () => StateStorage) {
  return createStore<RootState>()(
    persist<RootState>(() => INITIAL_STATE, {
      name: ROOT_KEY,
      version: 1,
      skipHydration: true,
      merge: (stored) => toRootState(stored),
      migrate: (stored) => toRootState(stored),
      storage: createJSONStorage<RootState>(() => withDeadline(storage())),
    }),
  );
}

/** Gives up reading after the time-out, and never lets a late answer in: it could overwrite a fresh sign-in. */
function withDeadline(storage: StateStorage): StateStorage {
  return {
    getItem: (name) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), PERSIST_TIMEOUT_MS);
      });
      const read = (async () => storage.getItem(name))().catch(() => null);
      return Promise.race([read, tooLate]).finally(() => clearTimeout(timer));
    },
    setItem: (name, value) => storage.setItem(name, value),
    removeItem: (name) => storage.removeItem(name),
  };
}

/** Storage that refuses nothing: a full or forbidden localStorage only means that nothing is remembered. */
const deviceStorage: StateStorage = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Private mode or full: the visit goes on without memory.
    }
  },
  removeItem: (name) => localStorage.removeItem(name),
};

export const rootStore = createRootStore(() => deviceStorage);

let restored: Promise<void> | undefined;

/** Resolves once remembered state is in, or after the time-out. Every gate waits for it. */
export function restoreState(): Promise<void> {
  restored ??= Promise.resolve(rootStore.persist.rehydrate());
  return restored;
}

/** A part of the remembered state, kept current. The server and the first client render see the initial state. */
export function useRootState<Part>(select: (state: RootState) => Part): Part {
  return useStore(rootStore, select);
}

export function openSession(session: Session): void {
  rootStore.setState({ session, friendsCode: null, signUpReturn: null });
}

let pathAfterSession = "/";

/**
 * Forgets the player; the device's own choices (language, theme, sound) stay.
 *
 * @param next where the page goes then; home unless said otherwise (spec §4)
 */
export function closeSession(next = "/"): void {
  pathAfterSession = next;
  rootStore.setState({ session: null, challenge: null, knownModes: [] });
}

/** Where the session that just ended wanted to go, once. */
export function takePathAfterSession(): string {
  const path = pathAfterSession;
  pathAfterSession = "/";
  return path;
}

/** Keeps the snapshot of the own record in step with what the server last said. */
export function updateOwnUser(change: Partial<OwnUser>): void {
  rootStore.setState(({ session }) =>
    session === null ? {} : { session: { ...session, user: { ...session.user, ...change } } },
  );
}
