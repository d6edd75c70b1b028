import { useText } from "../../i18n/texts.tsx";
import { spokenMoment } from "./spoken-moment.ts";

/** Says the time left for a paper to screen readers: 10, 5 and 1 min, 30, 10 and 5 s, and at no other moment. */
export function PaperTimeAnnouncer({ secondsLeft }: { readonly secondsLeft: number | null }) {
  const text = useText();
  const moment = spokenMoment(secondsLeft);
  return (
    <output className="sr-only">
      {moment === null
        ? ""
        : moment >= 60
          ? text("play-kinds.time.minutes_left", { minutes: moment / 60 })
          : text("play.time.left", { seconds: moment })}
    </output>
  );
}
