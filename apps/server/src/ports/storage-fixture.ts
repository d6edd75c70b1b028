import type { StoragePort } from "./ports.ts";

/** For tests: files as long as the test lives. */
export function createMemoryStorage(files = new Map<string, Uint8Array>()): StoragePort {
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  };
}
