import { DirIcon } from "@crosscheck/ui/DirIcon";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { buttonClass } from "@crosscheck/ui/button-class";
import { BookOpenText, ChevronRight, CircleCheck, CirclePlay, FileText, type LucideIcon } from "lucide-react";
import { Link, useLocation, useParams } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { passagePath } from "../../modes/mode-paths.ts";
import { MODES, modeAt, type Mode } from "../../modes/modes.ts";
import { LanguageChip } from "../../play/LanguageChip.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { PlaceMark } from "../modes/CategoryEmblem.tsx";
import { useCategories } from "../modes/category-queries.ts";
import { usePassages, type Passage } from "./passage-queries.ts";

const KINDS: Readonly<Record<Passage["content_type"], LucideIcon>> = {
  text: BookOpenText,
  video: CirclePlay,
  pdf: FileText,
};

const LIST = "grid gap-3 lg:grid-cols-2";

/** Route /fun-and-learn/:category/, and below any mode of passages. The passages of a category. */
export default function PassagesScreen() {
  const text = useText();
  const mode = modeAt(useLocation().pathname);
  const { category = "" } = useParams();
  const passages = usePassages(category);
  const categories = useCategories(mode.shape === "passages" ? mode.type : MODES.fun_and_learn.type);
  const subject =
    categories.data?.ok === true ? categories.data.data.find(({ slug }) => slug === category) : undefined;
  const title = subject?.category_name ?? text(`modes.${mode.id}.title`);
  return (
    <Screen title={title} of={text(`modes.${mode.id}.title`)}>
      <PageHeader
        title={title}
        lead={text("passages.lead")}
        back={<BackLink to={mode.base} label={text("quiz-zone.back_to_subjects")} />}
        // On a phone the name of the subject needs the room.
        aside={
          <span className="max-sm:hidden">
            <PlaceMark category={subject} />
          </span>
        }
      />
      <CallView
        query={passages}
        loading={
          <SkeletonList
            count={4}
            label={text("quiz-zone.loading")}
            className={LIST}
            rowClassName="h-24 w-full"
          />
        }
        refusedAction={
          <Link to={mode.base} className={buttonClass("primary")}>
            {text("quiz-zone.back_to_subjects")}
          </Link>
        }
      >
        {(rows) => (
          <ul className={LIST}>
            {rows.map((row) => (
              <li key={row.id} className="flex">
                <PassageCard mode={mode} category={category} passage={row} />
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </Screen>
  );
}

type PassageCardProps = { readonly mode: Mode; readonly category: string; readonly passage: Passage };

function PassageCard({ mode, category, passage }: PassageCardProps) {
  const text = useText();
  const { percent } = useFormats();
  const Kind = KINDS[passage.content_type];
  return (
    <Link
      to={passagePath(mode, category, passage.id)}
      className="cc-key cc-key-line flex w-full items-center gap-4 bg-card p-4 text-ink no-underline hover:bg-primary-soft"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-[12px] bg-primary-soft text-primary">
        <Kind aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0 grow">
        <bdi lang={passage.language} className="block font-semibold break-words">
          {passage.title}
        </bdi>
        <span className="mt-0.5 block text-xs text-muted">
          {text(`passages.${passage.content_type}`)}
          {" · "}
          {text("quiz-zone.levels.questions", { count: passage.no_of_que })}
          <LanguageChip code={passage.language} />
        </span>
        <PassageStatus
          passage={passage}
          best={passage.best_percent === null ? null : percent(passage.best_percent)}
        />
      </span>
      <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

function PassageStatus({ passage, best }: { readonly passage: Passage; readonly best: string | null }) {
  const text = useText();
  if (passage.open_attempt_id !== null) {
    return (
      <span className="mt-1 block text-xs font-semibold text-primary">{text("quiz-zone.levels.resume")}</span>
    );
  }
  if (best === null) return null;
  return (
    <span className="mt-1 flex items-center gap-1 text-xs font-semibold text-correct">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
      {text("quiz-zone.levels.best", { percent: best })}
    </span>
  );
}
