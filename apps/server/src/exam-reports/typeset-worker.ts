// Thread of its own, see typesetter.ts: lays results out as PDF, one after the other.
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import initTypst, { TypstCompilerBuilder, type TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import type { Typeset } from "./typesetter.ts";

const WASM = import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const FONTS = [
  import.meta.resolve("@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/rubik/600SemiBold/Rubik_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf"),
];
const TEMPLATE = "/report.typ";
/** The compiler keeps two to eight megabytes of each result it has seen and forgets nothing. */
const MOST_BYTES = 160 * 1_048_576;
/** Diagnostics as texts with their place. */
const FULL_DIAGNOSTICS = 3;

type Compiler = { readonly compiler: TypstCompiler; readonly isFull: () => boolean };

/** A compiler that reads no file and no network: all it knows are these fonts and the template. */
async function createCompiler(): Promise<Compiler> {
  const { memory } = await initTypst({ module_or_path: await readFile(new URL(WASM)) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of FONTS) await builder.add_raw_font(await readFile(new URL(font)));
  const compiler = await builder.build();
  compiler.add_source(TEMPLATE, await readFile(new URL("report.typ", import.meta.url), "utf8"));
  return { compiler, isFull: () => memory.buffer.byteLength > MOST_BYTES };
}

function typeset(compiler: TypstCompiler, view: string): Uint8Array<ArrayBuffer> {
  // The library has no type for what it answers.
  const { result, diagnostics } = compiler.compile(TEMPLATE, [["view", view]], "pdf", FULL_DIAGNOSTICS) as {
    readonly result?: Uint8Array<ArrayBuffer>;
    readonly diagnostics?: unknown;
  };
  if (result === undefined) throw new Error(JSON.stringify(diagnostics));
  return result;
}

const ready = createCompiler();
async function answer(view: string): Promise<Typeset> {
  try {
    const { compiler, isFull } = await ready;
    return { pdf: typeset(compiler, view), isFull: isFull() };
  } catch (error) {
    return { problem: String(error) };
  }
}

parentPort?.on("message", (view: string) => {
  void answer(view).then((done) => parentPort?.postMessage(done, "pdf" in done ? [done.pdf.buffer] : []));
});
