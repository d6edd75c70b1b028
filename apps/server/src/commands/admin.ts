// npm run admin -- create <email>                     makes the first admin; the host itself acts
// npm run admin -- call <action> [<json>] --as <email> runs a call in an operator's name, as the console will
// npm run admin -- actions                            names every call: who may, what it does, its fields
import { runAdmin, type Said } from "./admin-command.ts";

const { code, text } = await runAdmin(process.argv.slice(2)).catch((error: unknown): Said => ({
  code: 1,
  text: `${error instanceof Error ? error.message : String(error)}\n`,
}));
(code === 0 ? process.stdout : process.stderr).write(text);
process.exitCode = code;
