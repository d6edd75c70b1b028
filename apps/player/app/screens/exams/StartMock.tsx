import { AWAY_LIMIT_MS } from "@crosscheck/rules/exams/away";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { Switch } from "@crosscheck/ui/Switch";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { useLanguage, useLanguageName } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { resumePath } from "../../modes/mode-paths.ts";
import { useEarlyLoad } from "../../play/use-early-load.ts";
import { useApi } from "../../state/api.tsx";
import type { MockPreset } from "../../study/mock-queries.ts";
import { DefaultLanguageOffer } from "../modes/DefaultLanguageOffer.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";
import { UNDER_WAY } from "../modes/under-way.ts";

const SECONDS_PER_MINUTE = 60;
/** The clock runs as soon as the paper is open: its screen should be here by then. */
const PLAY = [() => import("../modes/ModeRun.tsx")];

const Rehearsal = lazyPart(async () => ({
  default: (await import("../../play/watch/Rehearsal.tsx")).Rehearsal,
}));

type Size = MockPreset["lengths"][number];

/** How long a mock is wanted, and its start; or the way on with the one under way, or why there is none. */
export function StartMock({ preset }: { readonly preset: MockPreset }) {
  const text = useText();
  const sizes = sizesOf(preset);
  const [full] = sizes;
  useEarlyLoad(PLAY);
  if (preset.open_attempt_id !== null) {
    return (
      <Card className="flex flex-col gap-3">
        <p className="font-semibold">{text("exams.start.open")}</p>
        <Link
          to={resumePath(preset.open_attempt_id)}
          state={UNDER_WAY}
          className={buttonClass("action", "large")}
        >
          {text("play.start.resume")}
        </Link>
      </Card>
    );
  }
  if (full === undefined) {
    return (
      <Card>
        <h2 className="text-lg">{text("exams.none.title")}</h2>
        <p className="mt-1 text-muted">{text("exams.none.text")}</p>
        <DefaultLanguageOffer />
      </Card>
    );
  }
  if (preset.is_locked) {
    return (
      <Card className="flex flex-col gap-3">
        <p className="font-semibold">{text("refusals.category_locked")}</p>
        <Link to="/quiz-zone/" className={buttonClass("quiet")}>
          {text("modes.quiz_zone.title")}
        </Link>
      </Card>
    );
  }
  return <Start preset={preset} sizes={sizes} full={full} />;
}

/** The lengths that differ: where the bank is small a shorter paper is the same one. */
function sizesOf({ lengths }: MockPreset): readonly Size[] {
  const filled = lengths.filter(({ questions }) => questions > 0);
  return filled.filter(
    ({ questions }, place) => filled.findIndex((other) => other.questions === questions) === place,
  );
}

type StartProps = {
  readonly preset: MockPreset;
  readonly sizes: readonly Size[];
  readonly full: Size;
};

function Start({ preset, sizes, full }: StartProps) {
  const text = useText();
  const [wanted, setWanted] = useState<Size["length"]>(full.length);
  const [isStrict, setStrict] = useState(false);
  const size = sizes.find(({ length }) => length === wanted) ?? full;
  const { run, busy, failure } = useStart();
  return (
    <Card className="flex flex-col gap-4">
      {full.questions < preset.questions ? (
        <div>
          <p className="mb-1 text-sm">
            {text("exams.start.bank", { questions: full.questions, count: preset.questions })}
          </p>
          <ProgressRunway
            slim
            value={full.questions}
            max={preset.questions}
            label={text("exams.start.bank_label")}
          />
        </div>
      ) : null}
      {sizes.length < 2 ? null : (
        <RadioKeys
          legend={text("exams.start.length")}
          value={size.length}
          choices={sizes.map(({ length }) => ({ value: length, label: text(`exams.start.${length}`) }))}
          onChange={setWanted}
        />
      )}
      <p aria-live="polite" className="text-lg font-semibold">
        {text("exams.start.size", {
          questions: size.questions,
          minutes: Math.max(1, Math.round(size.total_seconds / SECONDS_PER_MINUTE)),
        })}
      </p>
      <PaperLanguage code={size.language} />
      <Switch
        label={text("watch.strict")}
        hint={text("watch.strict_hint", { limit: AWAY_LIMIT_MS / 1_000 })}
        checked={isStrict}
        onChange={setStrict}
      />
      <Trial isStrict={isStrict} />
      <p className="text-sm text-muted">{text("exams.start.calm")}</p>
      <div>
        <Button
          variant="action"
          size="large"
          className="w-full"
          loading={busy}
          onClick={() => void run({ preset_id: preset.preset_id, length: size.length, strict: isStrict })}
        >
          {text("exams.start.start")}
        </Button>
        <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
          {failure === null ? null : text(failure)}
        </p>
      </div>
    </Card>
  );
}

/** Leaving the page on trial, for whoever wants to see it first. */
function Trial({ isStrict }: { readonly isStrict: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div>
      <Button ref={opener} variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text("watch.rehearsal.open")}
      </Button>
      {isOpen ? (
        <div className="mt-4 border-s-4 border-line ps-4">
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <Rehearsal
              policy={isStrict ? "end" : "log"}
              warnings={0}
              limitSeconds={AWAY_LIMIT_MS / 1_000}
              onDone={close}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

/** Says which language the questions are in; nothing where it is that of the interface. */
function PaperLanguage({ code }: { readonly code: string | null }) {
  const text = useText();
  const { code: own } = useLanguage();
  const nameOf = useLanguageName();
  if (code === null || code === own) return null;
  return <p className="text-sm font-semibold">{text("exams.start.language", { language: nameOf(code) })}</p>;
}

type Wanted = { readonly preset_id: string; readonly length: Size["length"]; readonly strict: boolean };

/** Opens the mock and goes to its paper, which is an open run like any other. */
function useStart() {
  const api = useApi();
  const language = useContentLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCall(async (wanted: Wanted) => {
    const outcome = await api.open_mock_exam({ ...wanted, ...language });
    for (const name of ["get_mock_presets", "get_open_attempts", "get_next_best"])
      void queries.invalidateQueries({ queryKey: [name] });
    if (!outcome.ok) return outcome.refused;
    await navigate(resumePath(outcome.data.attempt_id), { state: UNDER_WAY });
    return null;
  });
}
