import { ModeEmblem } from "@crosscheck/ui/art/ModeEmblem";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";

/** Today's quiz for who is not signed in, or while the server does not answer: what it is, and the way there. */
export function DailyTeaser() {
  const text = useText();
  return (
    <section
      aria-labelledby="home-daily"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-card sm:flex-row sm:items-center sm:p-6"
    >
      <div className="flex min-w-0 grow items-center gap-4">
        <ModeEmblem name="daily-quiz" className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 id="home-daily" className="text-xl">
            {text("daily.today")}
          </h2>
          <p className="mt-0.5 text-sm text-muted">{text("modes.daily_quiz.lead")}</p>
        </div>
      </div>
      <Link to="/quiz-play/daily-quiz-dashboard/" className={buttonClass("action")}>
        {text("daily.play")}
      </Link>
    </section>
  );
}
