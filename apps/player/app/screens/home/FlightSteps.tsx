import { ModeEmblem, type ModeEmblemName } from "@crosscheck/ui/art/ModeEmblem";
import { useText } from "../../i18n/texts.tsx";

const STEPS = [
  { emblem: "quiz-zone", title: "home.steps.choose", text: "home.steps.choose_text" },
  { emblem: "self-challenge", title: "home.steps.play", text: "home.steps.play_text" },
  { emblem: "exam", title: "home.steps.review", text: "home.steps.review_text" },
] as const satisfies readonly {
  readonly emblem: ModeEmblemName;
  readonly title: string;
  readonly text: string;
}[];

/** For visitors: how preparing works here, in three steps. */
export function FlightSteps() {
  const text = useText();
  return (
    <section aria-labelledby="home-steps" className="mb-6">
      <h2 id="home-steps" className="mb-4 text-xl">
        {text("home.steps.title")}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map((step) => (
          <li key={step.title} className="flex gap-4 rounded-card border border-line bg-card p-5 shadow-card">
            <ModeEmblem name={step.emblem} className="size-14 shrink-0" />
            <div>
              <h3 className="text-lg">{text(step.title)}</h3>
              <p className="mt-1 text-sm text-muted">{text(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
