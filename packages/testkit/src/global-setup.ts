import type { Connection } from "@crosscheck/server/postgres/connection";
import type { TestProject } from "vitest/node";
import { startTestServer } from "./test-server.ts";

declare module "vitest" {
  // Vitest's way to type what a global setup hands to the tests.
  export interface ProvidedContext {
    postgres: Connection;
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide("postgres", server.connection);
  return server.stop;
}
