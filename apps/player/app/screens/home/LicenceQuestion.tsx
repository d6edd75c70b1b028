import { buttonClass } from "@crosscheck/ui/button-class";
import { Card } from "@crosscheck/ui/Card";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useLicenceChoices, useStudyPlan } from "../../state/study-plan.ts";
import { rootStore, useRootState } from "../../state/root-store.ts";

/** Asks once what the player trains for. What was tapped stays to be seen, and to be corrected, until home is opened again. */
export function LicenceQuestion() {
  const text = useText();
  const { licence, hasFailed, change } = useStudyPlan();
  const choices = useLicenceChoices();
  const isSkipped = useRootState((state) => state.skipsLicence);
  const [isAnswered, setIsAnswered] = useState(false);
  if (isSkipped || (licence !== null && !isAnswered)) return null;
  return (
    <section aria-labelledby="home-licence" className="mb-6">
      <Card>
        <h2 id="home-licence" className="text-lg">
          {text("home.licence.title")}
        </h2>
        <div className="mt-3 flex gap-2">
          {choices.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === licence}
              className={`${buttonClass(value === licence ? "primary" : "quiet")} grow`}
              onClick={() => {
                setIsAnswered(true);
                void change({ licence: value });
              }}
            >
              {label}
            </button>
          ))}
        </div>
        <div className="mt-3 flex items-center justify-between gap-3 text-sm">
          <p role="status" className={hasFailed ? "font-medium text-wrong" : "text-muted"}>
            {text(hasFailed ? "refusals.network_away" : "home.licence.hint")}
          </p>
          <Leave isAnswered={isAnswered} />
        </div>
      </Card>
    </section>
  );
}

/** Before an answer the way past the question, then the way to where it can be changed. */
function Leave({ isAnswered }: { readonly isAnswered: boolean }) {
  const text = useText();
  const look = "cc-link cc-link-alone shrink-0";
  if (isAnswered) {
    return (
      <Link to="/profile/settings/" className={look}>
        {text("shell.nav.settings")}
      </Link>
    );
  }
  return (
    <button type="button" className={look} onClick={skip}>
      {text("home.licence.skip")}
    </button>
  );
}

function skip(): void {
  rootStore.setState({ skipsLicence: true });
  // The button that had the focus is gone; the page goes on from its heading.
  document.querySelector("h1")?.focus({ preventScroll: true });
}
