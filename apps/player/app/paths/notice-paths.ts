/** Everything a player was told. */
export const NOTICES_PATH = "/profile/notifications/";
