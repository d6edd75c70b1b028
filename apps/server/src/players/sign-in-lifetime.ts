/**
 * A sign-in lasts until it is ended: by signing out, by the player on another device, by deleting or losing the account,
 * or by this many newer ones, the one not seen for longest first.
 */
export const MOST_DEVICES = 20;
/** How long a sign-in that ended is kept. */
export const KEEP_REVOKED_MS = 30 * 86_400_000;
