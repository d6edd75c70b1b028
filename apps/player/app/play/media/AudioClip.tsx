import { Pause, Play as PlayIcon, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useDirection, useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { letterOfKey } from "../../view/keys/letter-of-key.ts";
import { clockText } from "../../i18n/clock.ts";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { Waveform } from "./Waveform.tsx";

const SPEEDS = [0.75, 1, 1.25] as const;

type AudioClipProps = {
  readonly src: string;
  readonly title: string;
  /** Whether single letters are free for play, replay and speed; they are not while letters are laid or typed. */
  readonly hasKeys: boolean;
};

/** A radio clip: play and pause, again from the start, slower and faster at the same pitch. Plays only when asked. */
export function AudioClip({ src, title, hasKeys }: AudioClipProps) {
  const text = useText();
  const { number } = useFormats();
  const { locale, code } = useLanguage();
  const direction = useDirection();
  const audio = useRef<HTMLAudioElement>(null);
  const clip = useClip(audio);
  useWindowKeys((event) => {
    if (!hasKeys || event.repeat || event.shiftKey) return;
    const act = clip.actOfKey(event);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  const Icon = clip.isPlaying ? Pause : PlayIcon;
  return (
    <section
      aria-label={title}
      lang={code}
      dir={direction}
      className="rounded-card border border-line bg-card p-3 shadow-card"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript would give the answer away */}
      <audio ref={audio} src={src} preload="metadata" {...clip.events} />
      {/* Time runs from left to right, like every media bar. */}
      <div dir="ltr" className="flex items-center gap-3">
        <button
          type="button"
          aria-label={text(clip.isPlaying ? "play-kinds.audio.pause" : "play-kinds.audio.play")}
          onClick={clip.toggle}
          className="cc-key cc-key-action grid size-14 shrink-0 place-items-center rounded-full bg-action text-on-action hover:brightness-105"
        >
          <Icon aria-hidden="true" className="size-7" fill="currentColor" strokeWidth={1.5} />
        </button>
        <div className="min-w-0 grow">
          <Waveform src={src} isHere={clip.duration !== null} ratio={clip.ratio} />
          <p className="mt-1 flex justify-between text-xs text-muted tabular-nums">
            <span>{clockText(Math.floor(clip.seconds), locale)}</span>
            <span>{clip.duration === null ? "" : clockText(Math.round(clip.duration), locale)}</span>
          </p>
        </div>
        <button
          type="button"
          aria-label={text("play-kinds.audio.replay")}
          onClick={clip.replay}
          className="cc-key grid size-12 shrink-0 place-items-center bg-card hover:bg-primary-soft"
        >
          <RotateCcw aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <fieldset className="flex items-center gap-1.5">
          <legend className="float-start me-2 text-sm text-muted">{text("play-kinds.audio.speed")}</legend>
          {SPEEDS.map((speed) => (
            <button
              key={speed}
              type="button"
              aria-pressed={speed === clip.speed}
              onClick={() => clip.setSpeed(speed)}
              className={`min-h-11 min-w-14 rounded-[12px] border-2 px-2 text-sm font-semibold tabular-nums ${speed === clip.speed ? "border-primary bg-primary text-on-primary" : "border-edge bg-card hover:bg-primary-soft"}`}
            >
              <bdi dir="ltr">{number(speed)}×</bdi>
            </button>
          ))}
        </fieldset>
        {hasKeys ? <p className="text-xs text-muted max-sm:hidden">{text("play-kinds.audio.keys")}</p> : null}
      </div>
      <p role="alert" className="text-sm font-medium text-wrong empty:hidden">
        {clip.hasFailed ? text("play-kinds.audio.failed") : null}
      </p>
    </section>
  );
}

/** The audio element's state, and what can be done with it. */
function useClip(ref: RefObject<HTMLAudioElement | null>) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState<number | null>(null);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (ref.current === null) return;
    ref.current.preservesPitch = true;
    ref.current.playbackRate = speed;
  }, [ref, speed]);

  const start = () => {
    setHasFailed(false);
    // Refused without a gesture, or when the clip cannot be loaded; the button stays where it was.
    ref.current?.play().catch((error: unknown) => setHasFailed(!isInterrupted(error)));
  };
  const toggle = () => {
    if (isPlaying) ref.current?.pause();
    else start();
  };
  const replay = () => {
    if (ref.current === null) return;
    ref.current.currentTime = 0;
    start();
  };
  const step = (by: -1 | 1) => {
    const at = SPEEDS.findIndex((known) => known === speed) + by;
    setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))] ?? 1);
  };
  const actOfKey = (event: KeyboardEvent): (() => void) | null => {
    const { code, key } = event;
    const letter = letterOfKey(event);
    if (letter === "P" || letter === "K") return toggle;
    if (letter === "R") return replay;
    if (key === "," || code === "Comma") return () => step(-1);
    if (key === "." || code === "Period") return () => step(1);
    return null;
  };
  const events = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setIsPlaying(false),
    onTimeUpdate: () => setSeconds(ref.current?.currentTime ?? 0),
    onLoadedMetadata: () => setDuration(finite(ref.current?.duration)),
    onError: () => setHasFailed(true),
  };
  const ratio = duration === null || duration === 0 ? 0 : seconds / duration;
  return {
    events,
    isPlaying,
    hasFailed,
    seconds,
    duration,
    ratio,
    speed,
    setSpeed,
    toggle,
    replay,
    actOfKey,
  };
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

function isInterrupted(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "AbortError" || error.name === "NotAllowedError");
}
