import { execFileSync, spawnSync } from "node:child_process";
import { SAMPLE_RATE } from "./speech.ts";

/** Loudness every clip has, in LUFS (EBU R 128), and how far from it a clip may be, in LU. */
export const LOUDNESS = { target: -18, tolerance: 0.5 } as const;

/** The band of a voice channel, gentle compression, and the hiss that is always there; the same hiss in every clip. */
const BAND = "highpass=f=300:p=2,highpass=f=300:p=2,lowpass=f=3400:p=2,lowpass=f=3400:p=2";
const RADIO =
  `[0:a]acompressor=threshold=0.05:ratio=6:attack=2:release=60,${BAND}[voice];` +
  `anoisesrc=r=${SAMPLE_RATE}:color=pink:seed=7:amplitude=0.012,${BAND}[hiss];` +
  "[voice][hiss]amix=inputs=2:duration=first:normalize=0";

/** Peaks stay below this, so that encoding leaves the true peak under -2 dB. */
const CEILING = "alimiter=level=false:limit=0.6:attack=2:release=30";

const ENCODE = [
  ..."-ar 16000 -ac 1 -c:a libmp3lame".split(" "),
  ..."-map_metadata -1 -write_xing 0 -id3v2_version 0 -flags:a +bitexact -fflags +bitexact -f mp3".split(" "),
];

/** Constant bit rate, so that files of equal length have equal size; lower for long clips, which stay below 42 kB. */
function bitRate(samples: Float32Array): string {
  return samples.length / SAMPLE_RATE > 13 ? "16k" : "24k";
}

/** Sends samples (-1 to 1) over the radio and returns an MP3 of the loudness that all clips have. */
export function encodeClip(samples: Float32Array): Buffer {
  const wav = toWav(samples);
  const loud = readLoudness(["-i", "pipe:0", "-filter_complex", `${RADIO},ebur128`], wav).integrated;
  const gain = LOUDNESS.target - loud;
  const rate = bitRate(samples);
  // The limiter and the encoder take a little away; what they took is put on top the second time.
  const taken = LOUDNESS.target - measureLoudness(encode(wav, gain, rate)).integrated;
  return encode(wav, gain + taken, rate);
}

function encode(wav: Buffer, gain: number, rate: string): Buffer {
  const chain = `${RADIO},volume=${gain.toFixed(2)}dB,${CEILING}`;
  const options = ["-i", "pipe:0", "-filter_complex", chain, "-b:a", rate, ...ENCODE, "pipe:1"];
  return execFileSync("ffmpeg", ["-v", "error", "-threads", "1", ...options], {
    input: wav,
    maxBuffer: 2 ** 26,
  });
}

/** Integrated loudness (LUFS) and true peak (dB) of an encoded clip. */
export function measureLoudness(mp3: Buffer): { readonly integrated: number; readonly peak: number } {
  return readLoudness(["-f", "mp3", "-i", "pipe:0", "-filter_complex", "ebur128=peak=true"], mp3);
}

function readLoudness(options: readonly string[], input: Buffer) {
  const ffmpeg = spawnSync("ffmpeg", ["-hide_banner", "-nostats", ...options, "-f", "null", "-"], { input });
  const report = ffmpeg.stderr.toString();
  const summary = report.slice(report.lastIndexOf("Summary:"));
  const integrated = Number(/I:\s+(-?[\d.]+) LUFS/u.exec(summary)?.[1]);
  if (Number.isNaN(integrated)) throw new Error(`ffmpeg measured nothing: ${report}`);
  return { integrated, peak: Number(/Peak:\s+(-?[\d.]+) dBFS/u.exec(summary)?.[1]) };
}

function toWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + 2 * samples.length);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + 2 * samples.length, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // mono
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(2 * SAMPLE_RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, n) => wav.writeInt16LE(Math.round(sample * 32_000), 44 + 2 * n));
  return wav;
}
