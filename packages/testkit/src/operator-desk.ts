import { runAdmin } from "@crosscheck/server/commands/admin-command";

/** What the desk is asked: one `npm run admin`, beside the product with this data folder. */
export type Asked = { readonly id: number; readonly dataFolder: string; readonly words: readonly string[] };
/** What the command printed; `code` is not 0 where it failed. */
export type Told = { readonly id: number; readonly code: number; readonly text: string };

/** Runs the operators' command again and again in one process: starting it takes longer than what it does. */
async function tell({ id, dataFolder, words }: Asked): Promise<void> {
  process.env["DATA_FOLDER"] = dataFolder;
  const said = await runAdmin(words).catch((error: unknown) => ({ code: 1, text: String(error) }));
  process.send?.({ id, ...said } satisfies Told);
}

/** One after the other: each has the environment of its own product. */
let last = Promise.resolve();
process.on("message", (asked: Asked) => {
  last = last.then(() => tell(asked));
});
process.on("disconnect", () => process.exit());
