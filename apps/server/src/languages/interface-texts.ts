import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** Compiled interface texts of one language; `version` is a hash of the content. */
export type InterfaceTexts = {
  readonly version: string;
  /** As written. */
  readonly texts: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, unknown>>;
};

/** Interface texts by language code. */
export type TextsByLanguage = ReadonlyMap<string, InterfaceTexts>;

type Tree = { readonly [key: string]: string | Tree };

/**
 * Reads `<folder>/<language>/*.json` once and compiles every ICU message, so that a syntax error stops the start and
 * the browser needs no parser. A message's id is its file name and its path in the file, joined by dots.
 */
export async function loadInterfaceTexts(folder: string): Promise<TextsByLanguage> {
  const codes = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const entries = await Promise.all(
    codes.map(async ({ name }) => [name, await loadLanguage(join(folder, name))] as const),
  );
  return new Map(entries);
}

async function loadLanguage(folder: string): Promise<InterfaceTexts> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const trees = await Promise.all(
    files.map(async (file) => {
      // Files are ours and checked by the player's own locale test.
      const tree = JSON.parse(await readFile(join(folder, file), "utf8")) as Tree;
      return flatten(tree, file.slice(0, -".json".length));
    }),
  );
  return toInterfaceTexts(trees.flat());
}

/** Texts with their ids, compiled and under a hash of them. Throws on a text that is no ICU message. */
export function toInterfaceTexts(texts: readonly (readonly [id: string, text: string])[]): InterfaceTexts {
  const version = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  return {
    version,
    texts: Object.fromEntries(texts),
    messages: Object.fromEntries(texts.map(([id, text]) => [id, compile(id, text)])),
  };
}

function flatten(tree: Tree, prefix: string): (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}.${key}`, value] as const] : flatten(value, `${prefix}.${key}`),
  );
}

function compile(id: string, text: string): unknown {
  try {
    // As the browser gets it: what JSON drops must not be missed here.
    return JSON.parse(JSON.stringify(compileMessageOrThrow(text)));
  } catch (cause) {
    throw new Error(`The text of ${id} is not a valid ICU message`, { cause });
  }
}
