export { fakeClock, type FakeClock } from "./fake-clock.ts";
export { seededRandom } from "./seeded-random.ts";
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from "./test-database.ts";
