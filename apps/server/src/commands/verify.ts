// npm run verify -- <file> [--key <file or address>]   checks a signed exam result, offline; against the key of this
//                                                      installation, or of the issuer's address
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkReport, readKeys, type ReportVerdict } from "../exam-reports/check-report.ts";
import type { PublicSigningKey } from "../ports/ports.ts";
import { createSigner } from "../ports/signer.ts";
import { findSecrets } from "../secrets.ts";
import { findRepeatedKey } from "../transport/repeated-key.ts";
import { parseJson } from "./parse-json.ts";
import { ROOT } from "./with-database.ts";

const USAGE = `Usage: npm run verify -- <file> [--key <file or address>]
  --key   the issuer's public keys: a file, or the address of its site. Without it those of this installation are used
          if it has any.
Ends with 0: genuine, 1: altered, 2: could not be checked, 3: signed with another key, 4: not a signed result,
5: unchanged, but nobody has said whose key it is.`;

const EXIT = { genuine: 0, altered: 1, other_key: 3, no_report: 4, unchanged: 5 } as const;
const USAGE_EXIT = 2;
const WELL_KNOWN = "/.well-known/crosscheck-results.json";
const FETCH_LIMIT_MS = 10_000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    process.stderr.write(`${USAGE}\n`);
    return USAGE_EXIT;
  }
  const text = await readFile(resolve(process.env["INIT_CWD"] ?? ".", path), "utf8");
  const trusted = values.key === undefined ? await ownKeys() : await keysAt(values.key);
  const verdict = check(text, trusted);
  process.stdout.write(`${say(verdict, values.key)}\n`);
  return EXIT[verdict.verdict];
}

function check(text: string, trusted: readonly PublicSigningKey[] | null): ReportVerdict {
  const parsed = parseJson(text);
  // Of a field that is there twice one program shows the first and another checks the last.
  if ("problem" in parsed || findRepeatedKey(text) !== null) return { verdict: "no_report" };
  return checkReport(parsed.value, trusted);
}

/** The key of this installation; null where none has started yet. */
async function ownKeys(): Promise<readonly PublicSigningKey[] | null> {
  const secrets = await findSecrets(resolve(ROOT, process.env["DATA_FOLDER"] ?? ".data"));
  return secrets === null ? null : [createSigner(secrets.pepper).publicKey];
}

async function keysAt(place: string): Promise<readonly PublicSigningKey[]> {
  const text = /^https?:/.test(place)
    ? await fetchText(place)
    : await readFile(resolve(process.env["INIT_CWD"] ?? ".", place), "utf8");
  const parsed = parseJson(text);
  const keys = "problem" in parsed ? [] : readKeys(parsed.value);
  if (keys.length === 0) throw new Error(`There is no key for exam results in ${place}.`);
  return keys;
}

async function fetchText(place: string): Promise<string> {
  const { origin, protocol, hostname, pathname } = new URL(place);
  if (protocol !== "https:" && !["localhost", "127.0.0.1"].includes(hostname))
    throw new Error(`A key from ${place} could be anybody's: use https.`);
  const address = `${origin}${pathname === "/" ? WELL_KNOWN : pathname}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_LIMIT_MS), redirect: "error" });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return await answer.text();
}

function say(verdict: ReportVerdict, place: string | undefined): string {
  if (verdict.verdict === "no_report")
    return "NOT A SIGNED RESULT: this file is not what Crosscheck hands out as a signed exam result.";
  const whose = place === undefined ? "this installation" : place;
  const facts = `${describe(verdict)}\n  key: ${verdict.fingerprint}`;
  switch (verdict.verdict) {
    case "genuine":
      return `GENUINE: signed with the key of ${whose}, and unchanged since.\n${facts}`;
    case "altered":
      return "ALTERED: this is not the text that was signed. Believe nothing that it says.";
    case "other_key":
      return (
        `ANOTHER KEY: unchanged since it was signed, but not with the key of ${whose}. Anybody can sign with a key of ` +
        `their own. If somebody else issued it, name their address: --key https://…\n${facts}`
      );
    case "unchanged":
      return (
        "UNCHANGED, BY WHOMEVER: it fits the key that it brings along, which anybody can make. It is genuine only if its " +
        `issuer shows the same key at https://<the issuer's site>${WELL_KNOWN}. Take the address of the site from ` +
        `elsewhere than this file, or let this command ask it: --key https://…\n${facts}`
      );
  }
}

/** What the file says, so that it is compared with the paper at hand; as plain text, whatever it holds. */
function describe({ report }: Exclude<ReportVerdict, { readonly verdict: "no_report" }>): string {
  const { candidate, exam, issuer, code, percent, passed, finishedAt } = report;
  const lines = [
    `candidate: ${candidate}`,
    `exam: ${exam.title}`,
    `result: ${percent} %, ${passed ? "passed" : "not passed"}, ${finishedAt}`,
    `code: ${code}, issuer: ${issuer.name}, ${issuer.url}`,
  ];
  return lines.map((line) => `  ${line.replaceAll(/\p{C}/gu, " ")}`).join("\n");
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return USAGE_EXIT;
});
