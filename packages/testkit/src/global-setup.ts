import type { TestProject } from "vitest/node";
import { startTestServer } from "./test-server.ts";

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide("postgres", server.connection);
  return () => server.stop();
}
