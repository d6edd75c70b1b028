import type { Api } from "@crosscheck/client";
import type { OutputOf } from "@crosscheck/contract";
import type { getMyData } from "@crosscheck/contract/actions/my-data";
import { toCsv } from "@crosscheck/rules/csv";
import { MY_DATA_PARTS, type MyDataPart } from "@crosscheck/rules/my-data/parts";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Text } from "../../i18n/texts.tsx";

type Page = OutputOf<typeof getMyData>;
type Table = Pick<Page, "columns" | "rows">;

type Packing = {
  readonly api: Pick<Api, "get_my_data">;
  readonly text: Text;
  /** For whom and when, in words of the page. */
  readonly made: { readonly app: string; readonly name: string; readonly date: string };
  /** Address of the own picture; empty without one. */
  readonly picture: string;
  readonly signal: AbortSignal;
  /** Told how many parts are there. */
  readonly onPart: (done: number) => void;
};

/** Spreadsheets read a file as Unicode by this first character. */
const BYTE_ORDER_MARK = "\uFEFF";
const NEW_LINE = "\r\n";

/** One ZIP of everything: a note that says what is what, and each part as a table and for programs. Throws when a part cannot be had. */
export async function packMyData({ api, text, made, picture, signal, onPart }: Packing): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure !== null) throw failure;
    packed.push(chunk);
  });
  const add = (name: string, content: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(content), true);
  };
  add("README.txt", BYTE_ORDER_MARK + readMe(text, made));
  for (const [done, part] of MY_DATA_PARTS.entries()) {
    const table = await readPart(api, part, signal);
    add(`data/${part}.csv`, BYTE_ORDER_MARK + csvOf(table));
    add(`data/${part}.json`, JSON.stringify(toObjects(table), null, 1));
    onPart(done + 1);
  }
  const image = picture === "" ? null : await readPicture(picture, signal);
  if (image !== null) {
    const file = new ZipPassThrough(`picture.${image.ending}`);
    zip.add(file);
    file.push(image.bytes, true);
  }
  zip.end();
  return new Blob(packed, { type: "application/zip" });
}

/** All pages of a part. Whoever asks too fast waits as long as the server says. */
async function readPart(api: Packing["api"], part: MyDataPart, signal: AbortSignal): Promise<Table> {
  const rows: Table["rows"] = [];
  for (;;) {
    signal.throwIfAborted();
    const page = await api.get_my_data({ part, offset: rows.length }, { signal });
    if (page.ok) {
      rows.push(...page.data.rows);
      if (!page.data.has_more) return { columns: page.data.columns, rows };
    } else if (page.refused === "too_many_requests" || page.refused === "unavailable") {
      await wait(page.retryAfterSeconds ?? 1, signal);
    } else throw new Error(`${part} was refused: ${page.refused}`);
  }
}

async function wait(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));
  signal.throwIfAborted();
}

function toObjects({ columns, rows }: Table): readonly Readonly<Record<string, unknown>>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
}

function csvOf({ columns, rows }: Table): string {
  const cells = rows.map((row) =>
    Object.fromEntries(
      columns.map((column, at) => {
        const cell = row[at] ?? null;
        return [column, typeof cell === "boolean" ? String(cell) : cell] as const;
      }),
    ),
  );
  return toCsv(columns, cells);
}

/** The picture as it was uploaded; what is not there any more is left out. */
async function readPicture(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal });
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, ending: /\.(\w{1,5})$/.exec(new URL(url, location.origin).pathname)?.[1] ?? "bin" };
}

/** What is in the file, in the language of the page. */
function readMe(text: Text, made: Packing["made"]): string {
  const paragraphs = [
    text("my-data.read_me.title", { app: made.app }),
    text("my-data.read_me.made", { date: made.date, name: made.name }),
    text("my-data.read_me.files"),
    MY_DATA_PARTS.map((part) => `data/${part}: ${text(`my-data.part.${part}`)}`).join(NEW_LINE),
    text("my-data.read_me.formulas"),
    text("my-data.read_me.left_out"),
    text("my-data.read_me.masked"),
    text("my-data.read_me.own"),
  ];
  return paragraphs.map((paragraph) => `${paragraph}${NEW_LINE}`).join(NEW_LINE);
}
