import { createTestDatabase } from "@crosscheck/testkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createPlayerFixture, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const players = createPlayerFixture(db);
const { identity, call, signUp } = players;
const { data: me } = await signUp(await newProof(identity));
const api = String(me["api_token"]);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6" } }).withExif({
    IFD0: { Artist: "Secret Person", Orientation: "6" },
    IFD3: { GPSLatitude: "51/1 30/1 0/1" },
  });

function upload(bytes: Uint8Array, type = "image/png") {
  return call("upload_profile_image", api, { image: new Blob([new Uint8Array(bytes)], { type }) });
}

function stored(): readonly Uint8Array[] {
  return [...identity.files.values()];
}

describe("upload_profile_image", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "stores a %s as a square webp without metadata",
    async (format) => {
      const answer = await upload(await picture(800, 400).toFormat(format).toBuffer());
      expect(answer).toMatchObject({ message: "106" });
      expect(answer.data["profile"]).toMatch(/^\/media\/profile\/[0-9a-f]{32}\.webp$/);
      expect((await call("get_user_by_id", api)).data["profile"]).toBe(answer.data["profile"]);
      const [file = new Uint8Array()] = stored();
      const { format: kind, width, height, exif, orientation } = await sharp(file).metadata();
      expect([kind, width, height, exif, orientation]).toEqual(["webp", 512, 512, undefined, undefined]);
      expect(Buffer.from(file).includes("Secret Person")).toBe(false);
    },
  );

  it("removes the picture before", async () => {
    await upload(await picture(10, 10).png().toBuffer());
    await upload(await picture(20, 20).png().toBuffer());
    expect(stored()).toHaveLength(1);
  });

  it("keeps one of many pictures uploaded at the same time", async () => {
    const bytes = await picture(12, 12).png().toBuffer();
    await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
    const profile = String((await call("get_user_by_id", api)).data["profile"]);
    expect([...identity.files.keys()].map((name) => `/media/${name}`)).toEqual([profile]);
  });

  it("decodes one at a time, however many come at once: each may unpack to a hundred megabytes", async () => {
    const bytes = await picture(2_000, 2_000).jpeg({ progressive: true }).toBuffer();
    let most = 0;
    const timer = setInterval(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    }, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(bytes)));
    clearInterval(timer);
    expect(answers.map(({ message }) => message)).toEqual(Array.from({ length: 8 }, () => "106"));
    expect(most).toBe(1);
  });

  it("refuses everything else and stores nothing", async () => {
    const before = stored();
    const noise = Buffer.from(identity.ports.random.bytes(64 * 64 * 3));
    const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const huge = await sharp({ create: { width: 5_010, height: 5_010, channels: 3, background: "#000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const bad: Record<string, Uint8Array> = {
      "an SVG with a script": Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
      "an SVG called a PNG": Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      "a GIF": await sharp(png).gif().toBuffer(),
      "a TIFF": await sharp(png).tiff().toBuffer(),
      "half a PNG": png.subarray(0, png.length / 2),
      "a PNG head and rubbish": Buffer.concat([png.subarray(0, 40), Buffer.alloc(500, 7)]),
      "More than 25 million pixels in a small file": huge,
      HTML: Buffer.from("<html><script>alert(1)</script></html>"),
      nothing: new Uint8Array(),
    };
    for (const [name, bytes] of Object.entries(bad)) {
      expect([name, (await upload(bytes)).message]).toEqual([name, "107"]);
    }
    expect(stored()).toEqual(before);
  });

  it("refuses a picture of more than two megabytes", async () => {
    const noise = Buffer.from(identity.ports.random.bytes(900 * 900 * 3));
    const large = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(2_097_152);
    expect((await upload(large)).message).toBe("107");
  });

  it("refuses a call without a file", async () => {
    expect((await call("upload_profile_image", api)).message).toBe("107");
  });

  it("is not allowed in the demo version", async () => {
    players.change({ demoMode: true });
    expect((await upload(await picture(10, 10).png().toBuffer())).message).toBe("216");
    players.change({});
  });
});

it("met no bug on the way", () => {
  expect(players.bugs).toEqual([]);
});
