export { fakeClock, type FakeClock } from "./fake-clock.ts";
export { seededRandom } from "./seeded-random.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
