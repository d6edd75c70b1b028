import { useText } from "../i18n/texts.tsx";

const MOMENTS = [30, 10, 5];

type TimeAnnouncerProps = { readonly secondsLeft: number | null };

/** Says the time left for a question to screen readers at a few moments (30, 10, 5 s), and at no other. */
export function TimeAnnouncer({ secondsLeft }: TimeAnnouncerProps) {
  const text = useText();
  const isMoment = secondsLeft !== null && MOMENTS.includes(secondsLeft);
  return (
    <output className="sr-only">{isMoment ? text("play.time.left", { seconds: secondsLeft }) : ""}</output>
  );
}
