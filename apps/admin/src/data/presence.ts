/** Asks for the password of whoever sits there; true once it was right, false when they would rather not. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;

/** The dialog that asks, once it is on the screen. */
export function setPresenceAsker(next: Asker | null): void {
  asker = next;
}

export async function askPresence(): Promise<boolean> {
  return asker === null ? false : await asker();
}
