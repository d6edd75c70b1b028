import type { DataOf, SentOf } from "../../data/call.ts";

/** One page about the site. */
export type SitePage = DataOf<"view_page">;
export type PageType = SentOf<"view_page">["type"];
