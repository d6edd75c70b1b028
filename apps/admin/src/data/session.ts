import type { SessionView } from "@crosscheck/contract/operator-sessions";
import { useSyncExternalStore } from "react";

/** `over`: it was in, and has ended by itself; what is on the screen stays until somebody signs in again. */
export type Session = SessionView & { readonly isOver?: true };

let current: Session | null = null;
const watchers = new Set<() => void>();

/** What the server last said of the session; null before it was asked. */
export function getSession(): Session | null {
  return current;
}

export function setSession(next: Session): void {
  // Steps back in keep what is on the screen.
  const isOnTheWay = next.state === "second_factor" || next.state === "enrol";
  current = current?.isOver && isOnTheWay ? { ...next, isOver: true } : next;
  for (const watcher of watchers) watcher();
}

/** The session has ended on the server. */
export function endSession(): void {
  if (current === null || current.isOver) return;
  setSession({ ...current, state: "out", isOver: true });
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useSession(): Session | null {
  return useSyncExternalStore(watch, getSession);
}

/** Whether the operator may make a call. */
export function useMay(): (action: string) => boolean {
  const session = useSession();
  return (action) => session?.actions.includes(action) ?? false;
}
