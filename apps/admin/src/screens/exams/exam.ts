import type { DataOf } from "../../data/call.ts";

/** An exam as `view_exam` tells it. */
export type Exam = DataOf<"view_exam">;
