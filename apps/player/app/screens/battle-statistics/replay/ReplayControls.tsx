import { Button } from "@crosscheck/ui/Button";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { clockText } from "../../../i18n/clock.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useDirection, useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/texts.tsx";
import { isOnControl, useWindowKeys } from "../../../view/keys/use-window-keys.ts";
import { stepTo, type Replay } from "./replay.ts";
import type { useReplayClock } from "./use-replay-clock.ts";

const SPEEDS = [1, 2, 4];
const MS_PER_SECOND = 1_000;

type ReplayControlsProps = {
  readonly replay: Replay;
  readonly clock: ReturnType<typeof useReplayClock>;
  /** Place of the question that is shown. */
  readonly place: number;
};

/** Goes on and stops, steps from question to question, and changes the speed; by keys too. */
export function ReplayControls({ replay, clock, place }: ReplayControlsProps) {
  const text = useText();
  const { number } = useFormats();
  const { locale } = useLanguage();
  const step = (by: 1 | -1) => clock.seek(stepTo(replay, clock.atMs, by));
  useReplayKeys(clock.toggle, step);
  const count = replay.questionsAtMs.length;
  // About a second each, the last one at the very end.
  const steps = Math.max(1, Math.ceil(replay.lengthMs / MS_PER_SECOND));
  const stepMs = replay.lengthMs / steps;
  const where = text("battle-rooms.replay.question", { number: Math.max(1, place + 1), count });
  return (
    <section
      aria-label={text("battle-rooms.replay.controls")}
      className="rounded-card border border-line bg-card p-4 shadow-card"
    >
      <input
        type="range"
        aria-label={text("battle-rooms.replay.position")}
        aria-valuetext={where}
        min={0}
        max={steps}
        value={Math.round(clock.atMs / stepMs)}
        onChange={({ target }) => clock.seek(Math.min(replay.lengthMs, Number(target.value) * stepMs))}
        className="h-8 w-full accent-primary"
      />
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>{where}</span>
        <bdi dir="ltr" className="tabular-nums">
          {clockText(clock.atMs / 1_000, locale)} / {clockText(replay.lengthMs / 1_000, locale)}
        </bdi>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <div className="flex gap-2">
          <Button variant="quiet" aria-label={text("battle-rooms.replay.back")} onClick={() => step(-1)}>
            <DirIcon icon={SkipBack} className="size-5" />
          </Button>
          <Button
            aria-label={text(clock.isPlaying ? "battle-rooms.replay.pause" : "battle-rooms.replay.play")}
            onClick={clock.toggle}
          >
            {clock.isPlaying ? (
              <Pause aria-hidden="true" className="size-5" />
            ) : (
              <Play aria-hidden="true" className="size-5" />
            )}
          </Button>
          <Button variant="quiet" aria-label={text("battle-rooms.replay.next")} onClick={() => step(1)}>
            <DirIcon icon={SkipForward} className="size-5" />
          </Button>
        </div>
        <RadioKeys
          legend={text("battle-rooms.replay.speed")}
          choices={SPEEDS.map((speed) => ({
            value: `${speed}`,
            label: text("battle-rooms.replay.times", { speed: number(speed) }),
          }))}
          value={`${clock.speed}`}
          onChange={(speed) => clock.setSpeed(Number(speed))}
        />
      </div>
    </section>
  );
}

/** Space goes on or stops; arrows step in reading direction. */
function useReplayKeys(toggle: () => void, step: (by: 1 | -1) => void): void {
  const isLtr = useDirection() === "ltr";
  useWindowKeys((event) => {
    // Radio buttons and links keep their own keys.
    if (event.target instanceof HTMLInputElement || (event.key === " " && isOnControl(event))) return;
    if (event.key === " ") toggle();
    else if (event.key === "ArrowRight") step(isLtr ? 1 : -1);
    else if (event.key === "ArrowLeft") step(isLtr ? -1 : 1);
    else return;
    event.preventDefault();
  });
}
