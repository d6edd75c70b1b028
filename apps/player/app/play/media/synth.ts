export type Sound = "right" | "wrong" | "streak" | "win";

type Tone = {
  readonly hz: number;
  /** Where its pitch falls to; stays where it is without. */
  readonly toHz?: number;
  readonly atMs: number;
  readonly lengthMs: number;
  readonly loudness: number;
};

const [C5, E5, G5, C6, E6] = [523, 659, 784, 1047, 1319];

function chime(hz: number, atMs: number, lengthMs = 260): Tone {
  return { hz, atMs, lengthMs, loudness: 0.16 };
}

/** Two tones up, a soft thud, a triad, and a triad with its top. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  right: [chime(G5, 0), chime(C6, 90, 320)],
  wrong: [{ hz: 150, toHz: 62, atMs: 0, lengthMs: 200, loudness: 0.34 }],
  streak: [chime(C5, 0), chime(E5, 80), chime(G5, 160), chime(C6, 240, 420)],
  win: [chime(C5, 0), chime(E5, 110), chime(G5, 220), chime(C6, 330, 500), chime(E6, 330, 620)],
};

/** How the device buzzes with each sound: lengths of buzz and pause in ms. */
const BUZZ_MS: Readonly<Record<Sound, readonly number[]>> = {
  right: [18],
  wrong: [30, 40, 30],
  streak: [15, 45, 15, 45, 30],
  win: [20, 50, 20, 50, 60],
};

const ATTACK_SECONDS = 0.008;
/** An exponential fall never reaches 0. */
const SILENCE = 0.0001;

let known: AudioContext | null = null;

/**
 * Makes one effect of sine tones, and its vibration; nothing sounds over a clip that is played. Call after a press:
 * browsers let no page sound before.
 */
export function soundOut(sound: Sound): void {
  // Desks, and phones of one maker, cannot.
  if ("vibrate" in navigator) navigator.vibrate([...BUZZ_MS[sound]]);
  if (isAnythingPlayed()) return;
  const context = (known ??= openContext());
  // A phone call, or a long pause, has put it to sleep.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const startAt = context.currentTime + 0.02;
  for (const tone of TONES[sound]) addTone(context, tone, startAt);
}

function isAnythingPlayed(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(
    ({ paused, muted }) => !paused && !muted,
  );
}

function openContext(): AudioContext {
  // Where there is such a choice: beside the music of others, and silent with the phone's own switch.
  const { audioSession } = navigator as { readonly audioSession?: { type: string } }; // one browser has it
  if (audioSession !== undefined) audioSession.type = "ambient";
  return new AudioContext();
}

function addTone(context: AudioContext, { hz, toHz, atMs, lengthMs, loudness }: Tone, startAt: number): void {
  const from = startAt + atMs / 1_000;
  const to = from + lengthMs / 1_000;
  const voice = context.createOscillator();
  const envelope = context.createGain();
  voice.frequency.setValueAtTime(hz, from);
  if (toHz !== undefined) voice.frequency.exponentialRampToValueAtTime(toHz, to);
  envelope.gain.setValueAtTime(SILENCE, from);
  envelope.gain.linearRampToValueAtTime(loudness, from + ATTACK_SECONDS);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, to);
  voice.connect(envelope).connect(context.destination);
  voice.start(from);
  voice.stop(to);
}
