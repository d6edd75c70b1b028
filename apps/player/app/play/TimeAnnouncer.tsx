import { useText } from "../i18n/texts.tsx";

const QUESTION_MOMENTS = [30, 10, 5];
const PAPER_MOMENTS = [600, 300, 60, 30, 10, 5];
const MINUTE = 60;

type TimeAnnouncerProps = {
  readonly secondsLeft: number | null;
  /** Whether one clock runs for the whole paper. */
  readonly isPaper?: boolean;
};

/** Says the time left to screen readers at a few moments (30, 10, 5 s; a paper also 10, 5 and 1 min), and at no other. */
export function TimeAnnouncer({ secondsLeft, isPaper }: TimeAnnouncerProps) {
  const text = useText();
  const moments = isPaper === true ? PAPER_MOMENTS : QUESTION_MOMENTS;
  const isMoment = secondsLeft !== null && moments.includes(secondsLeft);
  return <output className="sr-only">{isMoment ? sentence(secondsLeft) : ""}</output>;

  function sentence(seconds: number): string {
    return seconds >= MINUTE
      ? text("play-kinds.time.minutes_left", { minutes: seconds / MINUTE })
      : text("play.time.left", { seconds });
  }
}
