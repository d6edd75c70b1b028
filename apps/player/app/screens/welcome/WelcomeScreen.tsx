import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { useEffect, useRef, type ComponentType } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useStudyPlan } from "../../state/study-plan.ts";
import { AuthPage } from "../auth/AuthPage.tsx";
import { ExamStep } from "./ExamStep.tsx";
import { LicenceStep } from "./LicenceStep.tsx";
import { MinutesStep } from "./MinutesStep.tsx";
import type { StepProps } from "./step.ts";
import { useWayOn } from "./use-way-on.ts";

/** No header and no navigation: there is one thing to do. */
export const handle = { frame: "focus" };

type Step = { readonly id: "licence" | "exam" | "minutes"; readonly View: ComponentType<StepProps> };

const FIRST: Step = { id: "licence", View: LicenceStep };
const STEPS: readonly Step[] = [FIRST, { id: "exam", View: ExamStep }, { id: "minutes", View: MinutesStep }];

/**
 * Route /welcome/?step=&return_to=. A new player's three taps, each at an address of its own, so that Back leads to the one
 * before; then the first question, or what was tapped before the account was made.
 */
export default function WelcomeScreen() {
  const [search] = useSearchParams();
  const place = STEPS.findIndex(({ id }) => id === search.get("step"));
  return <WelcomeStep key={place} place={Math.max(0, place)} />;
}

function WelcomeStep({ place }: { readonly place: number }) {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const plan = useStudyPlan();
  const goOn = useWayOn();
  const once = useOnce();
  useEffect(() => {
    // Each step is a screen to whoever hears it.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, []);

  const addressOf = (step: Step) => {
    const address = new URLSearchParams(search);
    address.set("step", step.id);
    return `?${address}`;
  };
  const { id, View } = STEPS[place] ?? FIRST;
  const [before, next] = [STEPS[place - 1], STEPS[place + 1]];
  const onAnswer: StepProps["onAnswer"] = (wanted) =>
    once(async () => {
      if (!(await plan.change(wanted))) return;
      await (next === undefined ? goOn() : navigate(addressOf(next)));
    });
  const where = text("welcome.step", { number: place + 1, count: STEPS.length });
  return (
    <AuthPage isAlone title={text(`welcome.${id}.title`)} lead={text(`welcome.${id}.lead`)}>
      <div>
        <p aria-hidden="true" className="mb-2 text-sm font-semibold text-muted">
          {where}
        </p>
        <ProgressRunway value={place + 1} max={STEPS.length} label={where} />
      </div>
      <View plan={plan} onAnswer={onAnswer} />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {plan.hasFailed ? text("refusals.network_away") : null}
      </p>
      <div className="flex justify-between gap-3">
        {before === undefined ? (
          <span />
        ) : (
          <Link to={addressOf(before)} className="cc-link cc-link-alone">
            {text("welcome.back")}
          </Link>
        )}
        <button type="button" className="cc-link cc-link-alone" onClick={() => once(goOn)}>
          {text("welcome.skip")}
        </button>
      </div>
    </AuthPage>
  );
}

/** Lets nothing begin while something is under way: a second tap would skip a step. */
function useOnce(): (work: () => Promise<void>) => void {
  const isBusy = useRef(false);
  return (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  };
}
