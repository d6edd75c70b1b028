import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Clip, PACK, clipFile, readClips, transcriptOf } from "./clip.ts";
import { secondsOf } from "./make-clips.ts";
import { LOUDNESS, measureLoudness } from "./radio.ts";
import { SAMPLE_RATE, saidAs } from "./speech.ts";

type Item = {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly key: readonly string[];
  readonly accepted?: readonly string[];
  readonly transcript: string;
  readonly media: readonly { readonly type: string; readonly file: string; readonly alt: string }[];
};

const lines = readFileSync(join(PACK, "questions.en.jsonl"), "utf8").trim().split("\n");
// The importer checks the shape of items; here only the fields that touch clips are read.
const items = lines.map((line) => JSON.parse(line) as Item);
const clips = readClips();
const families = [...Map.groupBy(clips, (clip) => clip.family)];
const pathOf = (clip: Clip) => join(PACK, "media", clipFile(clip));
/** Kbit/s by the four bits of a frame's header. MPEG-2 layer III. */
const KBIT = [0, 8, 16, 24, 32, 40, 48, 56, 64] as const;

/** Seconds of a clip, from its size and its constant bit rate. */
function lengthOf(clip: Clip): number {
  const bytes = readFileSync(pathOf(clip));
  return (bytes.length * 8) / ((KBIT[bytes.readUInt8(2) >> 4] ?? 0) * 1_000);
}

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

describe("audio pack", () => {
  it("has at least 120 items, each with a clip of its own", () => {
    expect(items.length).toBeGreaterThanOrEqual(120);
    expect(items.map(({ id }) => id)).toEqual(clips.map(({ id }) => id));
    expect(items.map((item) => item.media)).toEqual(
      clips.map((clip) => [{ type: "audio", file: clipFile(clip), alt: "Radio transmission" }]),
    );
  });

  it("tells in the transcript exactly what the clip says", () => {
    expect(items.map((item) => [item.id, item.transcript])).toEqual(
      clips.map((clip) => [clip.id, transcriptOf(clip)]),
    );
  });

  it("holds the files of its list, no other ones, and the bytes of the manifest", () => {
    const manifest = clips
      .map(
        (clip) =>
          `${createHash("sha256")
            .update(readFileSync(pathOf(clip)))
            .digest("hex")}  media/${clipFile(clip)}`,
      )
      .toSorted();
    expect(readdirSync(join(PACK, "media")).toSorted()).toEqual(clips.map(clipFile).toSorted());
    expect(readFileSync(join(PACK, "clips.sha256"), "utf8").trim().split("\n")).toEqual(manifest);
  });
});

describe("file of a clip", () => {
  it("has a name of 16 hexadecimal figures that changes with the version", () => {
    const names = clips.map(clipFile);
    expect(names.filter((name) => !/^[0-9a-f]{16}\.mp3$/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(clips.length);
    expect(clipFile({ id: "a", version: 1 })).not.toBe(clipFile({ id: "a", version: 2 }));
  });

  it("does not carry an answer or an option in its name", () => {
    const telling = items.filter((item) => {
      const texts = [...item.options.map((option) => option.text), ...(item.accepted ?? [])];
      const words = texts.map((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/gu, ""));
      return words.some((word) => word.length > 3 && (item.media[0]?.file ?? "").includes(word));
    });
    expect(telling.map(({ id }) => id)).toEqual([]);
  });

  it.each(families)(
    "ends on a step of two seconds in the family %s, and is below 42 kB",
    (_family, members) => {
      const sizes = members.map((clip) => statSync(pathOf(clip)).size);
      expect(Math.max(...sizes)).toBeLessThan(42_000);
      // The encoder adds up to three frames.
      const beyond = members.map((clip) => lengthOf(clip) % 2).filter((seconds) => seconds > 0.2);
      expect(beyond).toEqual([]);
    },
  );

  it("begins with sound, without a tag of texts", () => {
    const tagged = clips.filter((clip) => readFileSync(pathOf(clip)).readUInt16BE(0) >> 5 !== 0x7ff);
    expect(tagged.map(({ id }) => id)).toEqual([]);
  });

  // make-clips measures every clip it writes and the manifest pins the bytes; two of each family are measured again.
  it.skipIf(!hasFfmpeg).each(families)(
    "is as loud as all others in the family %s (needs ffmpeg, skipped where it is not installed)",
    (_family, members) => {
      for (const clip of [members[0], members.at(-1)]) {
        if (clip === undefined) throw new Error("a family without clips");
        const { integrated, peak } = measureLoudness(readFileSync(pathOf(clip)));
        expect(Math.abs(integrated - LOUDNESS.target)).toBeLessThanOrEqual(LOUDNESS.tolerance);
        expect(peak).toBeLessThanOrEqual(-2);
      }
    },
  );
});

describe("length of a clip", () => {
  const ofSeconds = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE));

  it.each([
    [[3.1], 4],
    [[4], 4],
    [[12, 3.9], 16],
    [[16.1], 18],
  ])("of %j s is %d s, whatever the others of its family last", (parts, seconds) => {
    expect(secondsOf(parts.map(ofSeconds))).toBe(seconds);
  });
});

describe("saidAs", () => {
  it("spells figures the way they are said on the radio", () => {
    expect(saidAs("QNH one zero three nine, one thousand five hundred")).toBe(
      "Q N H wun zero tree niner, wun tousand fife hundred",
    );
  });
});
