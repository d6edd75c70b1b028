import { lazyPart } from "../../hooks/lazy-part.ts";

/** Exams of schools: a learner of one's own has none. */
export const LazySchool = lazyPart(async () => ({ default: (await import("./school/School.tsx")).School }));
