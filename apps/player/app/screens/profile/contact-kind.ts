/** How a player can be reached. */
export type ContactKind = "email" | "mobile";
