import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
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
  const page = "<!doctype html><p>Ready for take-off?</p>".repeat(50);
  const packed = async (header: string) => {
    const packing = packingFor(header);
    return packing === null ? Buffer.from(page) : buffer(Readable.from([page]).pipe(packing.pack()));
  };
  expect(brotliDecompressSync(await packed("br")).toString()).toBe(page);
  expect(gunzipSync(await packed("gzip")).toString()).toBe(page);
  expect((await packed("br")).byteLength).toBeLessThan(200);
});
