import type { DataOf } from "../../data/call.ts";

/** A contest as `view_contest` tells it. */
export type Contest = DataOf<"view_contest">;
