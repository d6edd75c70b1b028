import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { createSamplePack, SAMPLE_MANIFEST } from "../content/sample-pack.ts";
import { importPack } from "../content/import-pack.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { dataOf } from "../conformance/play-fixture.ts";

const app = await createTestApp({ content: false });
const author = await createOperators(app).newOperator("author");
const CATEGORY = SAMPLE_MANIFEST.categories[0];

/** Stores the pack as version `version`, in which the category costs so many coins. */
async function importAt(version: string, coins: number): Promise<void> {
  const manifest = { ...SAMPLE_MANIFEST, version, categories: [{ ...CATEGORY, coins }] };
  await using pack = await createSamplePack({ "pack.json": JSON.stringify(manifest) });
  const report = await importPack(app.db, pack.folder, {
    nowMs: app.clock.nowMs(),
    uuid: app.ports.random.uuid,
    dryRun: false,
    storage: null,
    onProgress: () => undefined,
  });
  expect(report.status).toBe("imported");
}

async function priceSeen(): Promise<number | undefined> {
  const rows = dataOf<readonly { readonly coins: number }[]>(await app.call("get_categories", { type: 1 }));
  return rows[0]?.coins;
}

it("a price that an operator sets counts at once, and stays when the pack is imported with another", async () => {
  await importAt("1.0.0", 20);
  expect(await priceSeen()).toBe(20);
  await importAt("1.0.1", 25);
  expect(await priceSeen()).toBe(25);

  const set = await author.call("set_category_price", { category: "air-law", coins: 60 });
  expect(set).toMatchObject({ data: { category: "air-law", coins: 60 } });
  expect(await priceSeen()).toBe(60);
  await importAt("1.0.2", 30);
  expect(await priceSeen()).toBe(60);
  const audit = await app.db.selectFrom("operator_audit").select(["before", "after"]).executeTakeFirst();
  expect(audit).toEqual({ before: { coins: 25 }, after: { coins: 60 } });
  expect(await author.call("set_category_price", { category: "no-such", coins: 1 })).toEqual({
    refused: "no_data",
  });
});
