import { expect, it } from "vitest";
import { fileOf } from "./report-file.ts";

it("is the bytes that were sent, of any value", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  const file = fileOf({ mime: "application/pdf", base64: Buffer.from(bytes).toString("base64") });
  expect(file.type).toBe("application/pdf");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
