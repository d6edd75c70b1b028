import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packingFor } from "./pack-page.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0", undefined],
  ["deflate, identity", undefined],
  ["", undefined],
])("answers %j with %s", (header, coding) => {
  expect(packingFor(header)?.coding).toBe(coding);
});

test("packs what the named coding unpacks", async () => {
  const page = Buffer.from("<!doctype html><p>Ready for take-off?</p>".repeat(50));
  const packed = async (header: string) => (await packingFor(header)?.pack(page)) ?? page;
  expect(brotliDecompressSync(await packed("br"))).toEqual(page);
  expect(gunzipSync(await packed("gzip"))).toEqual(page);
  expect((await packed("br")).byteLength).toBeLessThan(200);
});
