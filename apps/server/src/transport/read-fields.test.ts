import { isRefusal } from "@crosscheck/contract";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readFields } from "./read-fields.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const readJson = (value: unknown) => readFields("application/json", bytes(JSON.stringify(value)), null);

async function readForm(form: FormData, fileField: string | null = null) {
  const request = new Response(form);
  return readFields(request.headers.get("content-type") ?? "", await request.bytes(), fileField);
}

function formOf(pairs: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

describe("readFields", () => {
  it("reads the same fields from multipart, urlencoded and JSON", async () => {
    const expected = { level: "3", category: "air-law" };
    const form = await readForm(formOf(Object.entries(expected)));
    const encoded = await readFields(
      "application/x-www-form-urlencoded",
      bytes("level=3&category=air-law"),
      null,
    );
    for (const read of [form, encoded, await readJson(expected)])
      expect(read).toEqual({ fields: expected, file: null });
  });

  it.each([" Multipart/Form-Data ;", "MULTIPART/FORM-DATA;"])(
    "reads a form whatever the case: %s",
    async (type) => {
      const request = new Response(formOf([["level", "3"]]));
      const contentType = (request.headers.get("content-type") ?? "").replace("multipart/form-data;", type);
      expect(await readFields(contentType, await request.bytes(), null)).toMatchObject({
        fields: { level: "3" },
      });
    },
  );

  it.each(["multipart/form-data-2; boundary=x", "application/jsonp", "text/html; application/json"])(
    "takes no type that only begins or ends like one of ours: %s",
    async (type) => {
      expect(await readFields(type, bytes("{}"), null)).toMatchObject({ refused: "unsupported_media_type" });
    },
  );

  it("counts the bytes of a value, not its letters", async () => {
    const asLongAsAllowed = "é".repeat(2_048);
    expect(await readForm(formOf([["a", asLongAsAllowed]]))).toMatchObject({
      fields: { a: asLongAsAllowed },
    });
    expect(await readForm(formOf([["a", `${asLongAsAllowed}x`]]))).toMatchObject({
      refused: "request_too_large",
    });
  });

  it("refuses a field sent twice though the first was empty", async () => {
    const pairs = [
      ["a", ""],
      ["a", "1"],
    ] as const;
    expect(await readForm(formOf(pairs))).toMatchObject({ refused: "invalid_field", field: "a" });
  });

  it("treats empty fields as absent", async () => {
    expect(await readForm(formOf([["name", ""]]))).toEqual({ fields: {}, file: null });
    expect(await readJson({ name: "", email: null })).toEqual({ fields: {}, file: null });
  });

  it.each([
    [
      "a field sent twice",
      [
        ["a", "1"],
        ["a", "2"],
      ],
      "invalid_field",
    ],
    ["a NUL byte", [["a", "x\0y"]], "invalid_field"],
    ["a field named __proto__", [["__proto__", "x"]], "invalid_field"],
    ["a value over 4 KB", [["a", "x".repeat(4_097)]], "request_too_large"],
    ["more than 20 fields", Array.from({ length: 21 }, (_, n) => [`f${n}`, "1"] as const), "invalid_field"],
  ] as const)("refuses %s", async (_case, pairs, refused) => {
    expect(await readForm(formOf(pairs))).toMatchObject({ refused });
  });

  it("refuses a file in place of text, and reads it where one is declared", async () => {
    const form = new FormData();
    form.append("image", new Blob([bytes("picture")]), "me.png");
    expect(await readForm(form)).toMatchObject({ refused: "invalid_field", field: "image" });
    expect(await readForm(form, "image")).toEqual({ fields: {}, file: bytes("picture") });
  });

  it.each([
    ["broken JSON", "application/json", "{", "malformed_request"],
    ["a JSON list", "application/json", "[]", "malformed_request"],
    ["a JSON number", "application/json", "7", "malformed_request"],
    ["a key sent twice", "application/json", '{"a": 1, "b": 2, "a": 3}', "invalid_field"],
    ["a key sent twice, once in disguise", "application/json", '{"a": 1, "\\u0061": 2}', "invalid_field"],
    [
      "a key twice in an object within",
      "application/json",
      '{"a": [{"b": {"c": 1, "c": 1}}]}',
      "invalid_field",
    ],
    ["__proto__ in JSON", "application/json", '{"__proto__": {"level": 9}}', "invalid_field"],
    ["a lone surrogate", "application/json", '{"a": "\\ud800"}', "invalid_field"],
    [
      "a list nested too deep",
      "application/json",
      `{"a": ${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
      "invalid_field",
    ],
    [
      "a multipart body without its boundary",
      "multipart/form-data; boundary=x",
      "hello",
      "malformed_request",
    ],
    ["plain text", "text/plain", "a=1", "unsupported_media_type"],
    ["no content type", undefined, "a=1", "unsupported_media_type"],
  ])("refuses %s", async (_case, contentType, body, refused) => {
    expect(await readFields(contentType, bytes(body), null)).toMatchObject({ refused });
  });

  it("takes the same key in different objects, and texts that look like keys", async () => {
    const fields = { a: [{ b: 1 }, { b: 1 }], b: '"a": {"a":', c: { a: 'x\\"', b: ":" } };
    expect(await readJson(fields)).toEqual({ fields, file: null });
  });

  it.each([
    ["a head of a part that never ends", `--b\r\nX: ${"x".repeat(1_600_000)}`, "malformed_request"],
    [
      "a head of a part that is too long",
      `--b\r\nX: ${"x".repeat(5_000)}\r\n\r\n1\r\n--b--`,
      "malformed_request",
    ],
    [
      "thousands of parts",
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000),
      "invalid_field",
    ],
  ])("refuses %s before it is parsed", async (_case, body, refused) => {
    const parsed = vi.spyOn(Response.prototype, "formData");
    expect(await readFields("multipart/form-data; boundary=b", bytes(body), "image")).toMatchObject({
      refused,
    });
    expect(parsed).not.toHaveBeenCalled();
    parsed.mockRestore();
  });

  it("never throws, whatever the bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(
          "application/json",
          "multipart/form-data; boundary=b",
          "application/x-www-form-urlencoded",
        ),
        async (body, contentType) => {
          const read = await readFields(contentType, body, null);
          expect(isRefusal(read) || typeof read.fields === "object").toBe(true);
        },
      ),
    );
  });
});
