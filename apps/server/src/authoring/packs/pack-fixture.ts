// A product of its own for tests of packs: people in it, and what they do with packs.
import { sql } from "kysely";
import type { OperatorGround } from "../../calls/operate.ts";
import { importPack } from "../../content/import-pack.ts";
import { createOperators } from "../../operators/operator-fixture.ts";
import { storePart } from "../upload-queries.ts";

export type PackReport = {
  readonly status: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly retired: number;
  readonly places_retired: number;
  readonly errors: number;
  readonly problems: readonly { readonly rule: string; readonly file: string; readonly message: string }[];
};
type Read = { readonly question_id: string; readonly version: number; readonly live_version: number };

const PART_BYTES = 600_000;

/** An empty product with an admin and two authors. */
export async function createPackProduct(app: OperatorGround) {
  const { newOperator } = createOperators(app);
  const [admin, ann, bob] = [
    await newOperator("admin"),
    await newOperator("author"),
    await newOperator("author"),
  ];

  async function upload(bytes: Uint8Array): Promise<string> {
    const uploadId = crypto.randomUUID();
    for (let part = 1; (part - 1) * PART_BYTES < bytes.length; part += 1) {
      const piece = bytes.subarray((part - 1) * PART_BYTES, part * PART_BYTES);
      await storePart(app.db, { uploadId, part, bytes: piece, at: new Date(app.ports.clock.nowMs()) });
    }
    return uploadId;
  }

  const readOf = async (question_id: string): Promise<Read> => {
    const { version, live_version } = (await ann.call("view_question", { question_id })).data as Read;
    return { question_id, version, live_version };
  };
  const move = async (who: typeof ann, step: string, id: string) =>
    await who.call("move_questions", { step, questions: [await readOf(id)] });

  return {
    admin,
    ann,
    bob,
    upload,
    readOf,
    move,
    /** Bob approves, Ann puts into play. */
    publish: async (id: string) => {
      await move(bob, "approve", id);
      return await move(ann, "publish", id);
    },
    load: async (folder: string, by?: "start") =>
      await importPack(app.db, folder, {
        ...(by === undefined ? {} : { by }),
        nowMs: app.ports.clock.nowMs(),
        uuid: app.ports.random.uuid,
        dryRun: false,
        storage: app.ports.storage,
        onProgress: () => undefined,
      }),
    exported: async (pack_id: string, more: object = {}) => {
      const { data } = await ann.call("export_pack", { pack_id, ...more });
      return data as { readonly base64: string; readonly questions: number; readonly left_out: object };
    },
    imported: async (bytes: Uint8Array, fields: object = {}, who = admin) =>
      await who.call("import_pack", { upload_id: await upload(bytes), ...fields }),
    catalogue: async () => await readCatalogue(app),
  };
}

/** All that is played, without ids that follow from where it stands. */
async function readCatalogue({ db, ports }: OperatorGround) {
  const places =
    await sql`select slug, type, code, names, emblem, image, price_coins, position from categories
    where retired_at is null order by slug`.execute(db);
  const parts =
    await sql`select category.slug as category, part.slug, part.names, part.emblem, part.image, part.position
    from subcategories part join categories category using (category_id)
    where part.retired_at is null and category.retired_at is null order by category.slug, part.slug`.execute(
      db,
    );
  const questions = await sql<{ body: { media: readonly { file: string }[] } }>`
    select item.item_id, item.source_id, category.slug as category, part.slug as part, item.level,
      row_number() over (partition by item.category_id, item.subcategory_id, item.level, text.language
        order by item.position) as place,
      item.current_version, text.language, text.kind, text.body, text.body_hash, passage.source_id as passage
    from items item join item_versions text on text.item_id = item.item_id and text.version = item.current_version
    join categories category using (category_id) left join subcategories part using (subcategory_id)
    left join passages passage using (passage_id)
    where item.retired_at is null order by item.source_id, text.language`.execute(db);
  const passages =
    await sql`select source_id, position, language, title, detail, content_type, content_data, captions,
      reference from passages join passage_texts text using (passage_id, version)
    where retired_at is null order by source_id, language`.execute(db);
  const papers =
    await sql`select source_id, position, names, items from daily_papers order by position`.execute(db);
  const { rows: files } = await sql<{ name: string }>`select name from content_files order by name`.execute(
    db,
  );
  const media = await Promise.all(
    files.map(async ({ name }) => [
      name,
      Buffer.from((await ports.storage.read(name)) ?? []).toString("base64"),
    ]),
  );
  return {
    places: places.rows,
    parts: parts.rows,
    questions: questions.rows,
    passages: passages.rows,
    papers: papers.rows,
    media,
  };
}
