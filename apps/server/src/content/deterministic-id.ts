import { createHash } from "node:crypto";

/** Our own name space for ids that follow from names (RFC 9562, version 5). Never change it: it makes question ids. */
const NAMESPACE = Buffer.from("5f0d7c1e8a3b5b4c9e21d64a0c7f9b12", "hex");

/** The same name always gives the same UUID, so an item keeps its id on every machine and at every import. */
export function idOfName(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name, "utf8").digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex", 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
