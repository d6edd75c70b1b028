import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";

const STEPS = [
  { title: "home.steps.choose", text: "home.steps.choose_text" },
  { title: "home.steps.play", text: "home.steps.play_text" },
  { title: "home.steps.review", text: "home.steps.review_text" },
] as const;

/** For visitors: how preparing works here, in three steps numbered like runways. */
export function FlightSteps() {
  const text = useText();
  const { number } = useFormats();
  return (
    <section aria-labelledby="home-steps" className="mb-6">
      <h2 id="home-steps" className="mb-4 text-xl">
        {text("home.steps.title")}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map((step, place) => (
          <li key={step.title} className="flex gap-4 rounded-card border border-line bg-card p-5 shadow-card">
            <span
              aria-hidden="true"
              className="grid h-14 w-11 shrink-0 place-items-center rounded-[10px] border-b-4 border-dashed border-action bg-hero text-2xl font-bold text-on-hero"
            >
              {number(place + 1)}
            </span>
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
