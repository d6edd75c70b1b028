import { Thread } from "../../net/thread.ts";
import type { PackAnswer, PackAsked } from "./pack-worker.ts";

/** Longest wait for a zip to be read and checked, or written (ms). */
export const PACK_PATIENCE_MS = 60_000;
const MOST_WAITING = 2;
const MOST_PROBLEMS = 300;

type Told = Exclude<PackAnswer, { readonly problem: string }>;
type Read = Extract<Told, { readonly pack: unknown }>;

/** Reads and writes packs in a thread, so that calls go on meanwhile. */
const thread = new Thread<PackAsked, Told>({
  script: new URL("./pack-worker.ts", import.meta.url),
  patienceMs: PACK_PATIENCE_MS,
});

/** Others have packs read or written at this moment, and enough of them wait. */
export function isPackThreadBusy(): boolean {
  return thread.waiting >= MOST_WAITING;
}

/** A pack out of a zip with what its checks have found; null for what is no zip of a pack, or too large. */
export async function readPack(bytes: Uint8Array): Promise<Read | null> {
  try {
    const told = await thread.ask({ read: bytes, mostProblems: MOST_PROBLEMS });
    return "pack" in told ? told : null;
  } catch {
    return null;
  }
}

/** A zip of these files; the same files make the same bytes. */
export async function zipPack(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const told = await thread.ask({ write: files });
  if (!("zip" in told)) throw new Error("the thread of packs has answered something else");
  return told.zip;
}
