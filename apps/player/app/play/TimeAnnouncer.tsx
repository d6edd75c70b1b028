import { useText } from "../i18n/texts.tsx";

const ANNOUNCED_SECONDS = [30, 10, 5];

/** Says the time left to screen readers at 30, 10 and 5 seconds, and at no other moment. */
export function TimeAnnouncer({ secondsLeft }: { readonly secondsLeft: number | null }) {
  const text = useText();
  const isMoment = secondsLeft !== null && ANNOUNCED_SECONDS.includes(secondsLeft);
  return (
    <output className="sr-only">{isMoment ? text("play.time.left", { seconds: secondsLeft }) : ""}</output>
  );
}
