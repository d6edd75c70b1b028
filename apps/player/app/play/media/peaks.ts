/** Decoding at telephone quality: the shape of speech needs no more, and a phone has it at once. */
const SAMPLE_RATE = 8_000;

/**
 * How loud each of `count` equal parts of a sound is, from 0 to 1 for the loudest one. By ear: a quarter of the power
 * looks half as high.
 */
export function peaksOf(samples: Float32Array, count: number): readonly number[] {
  const length = samples.length / count;
  const loudness = Array.from({ length: count }, (_, place) => {
    const part = samples.subarray(Math.floor(place * length), Math.floor((place + 1) * length));
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length);
    return Math.sqrt(power);
  });
  const most = Math.max(...loudness);
  return most === 0 ? loudness : loudness.map((value) => value / most);
}

/** The shape of a clip; rejects where it cannot be read. */
export async function readPeaks(src: string, count: number, signal: AbortSignal): Promise<readonly number[]> {
  const file = await fetch(src, { signal });
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  return peaksOf(sound.getChannelData(0), count);
}
