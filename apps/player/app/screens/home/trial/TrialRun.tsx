import { Card } from "@crosscheck/ui/Card";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { buttonClass } from "@crosscheck/ui/button-class";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/texts.tsx";
import { Bdi } from "../../../i18n/Bdi.tsx";
import { useBoot } from "../../../boot/root-data.ts";
import { byPack, packName } from "../../modes/packs.ts";
import { Asked, type TrialQuestion } from "./TrialCard.tsx";
import { TrialSummary } from "./TrialSummary.tsx";
import { TrialVerdict } from "./TrialVerdict.tsx";
import { useTrial, type Trial } from "./use-trial.ts";

type TrialRunProps = { readonly first: TrialQuestion; readonly picked: string };

/** From the first tap on: verdict, the next questions of the subject or of another one, and what is known by then. */
export function TrialRun({ first, picked }: TrialRunProps) {
  const trial = useTrial(first, picked);
  const { state } = trial;
  const part = useRef<HTMLDivElement>(null);
  const place = `${state.view} ${state.question.question_id}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // What is new is read first; on a phone it may begin above what is in sight.
    part.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [place]);
  return (
    <div ref={part} className="flex grow flex-col">
      <Shown trial={trial} />
    </div>
  );
}

function Shown({ trial }: { readonly trial: Trial }) {
  const { state } = trial;
  if (state.view === "summary") return <TrialSummary state={state} onChoose={trial.choose} />;
  if (state.view === "subjects") return <Subjects trial={trial} />;
  return state.answered === null ? (
    <Asked question={state.question} picked={state.picked} onPick={trial.pick} />
  ) : (
    <TrialVerdict state={state} answered={state.answered} onNext={trial.next} onChoose={trial.choose} />
  );
}

function Subjects({ trial }: { readonly trial: Trial }) {
  const text = useText();
  const { home } = useBoot();
  const packOf = new Map(home?.subjects.map(({ slug, pack }) => [slug, pack]));
  const subjects = trial.state.subjects.map((subject) => ({
    ...subject,
    pack: packOf.get(subject.slug) ?? "",
  }));
  return (
    <Card className="flex grow flex-col gap-3">
      <h2 id="home-trial" tabIndex={-1} className="text-xl outline-none">
        {text("home.trial.choose")}
      </h2>
      {byPack(subjects, null).map(({ pack, rows }) => {
        // Two licences have subjects of one name.
        const title = packName(pack);
        return (
          <section key={pack} aria-label={title && text(title)} className="grid gap-2.5">
            {title === undefined ? null : <h3 className="text-lg">{text(title)}</h3>}
            <ul className="grid gap-2.5 sm:grid-cols-2">
              {rows.map(({ slug, name }) => (
                <li key={slug} className="flex">
                  <button
                    type="button"
                    className={`${buttonClass("quiet")} w-full`}
                    onClick={() => trial.begin(slug)}
                  >
                    <span className="min-w-0 grow text-start">
                      <Bdi>{name}</Bdi>
                    </span>
                    <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}
