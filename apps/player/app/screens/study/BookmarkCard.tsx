import type { OutputOf } from "@crosscheck/contract";
import type { getBookmark } from "@crosscheck/contract/actions/study";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { directionOf } from "../../play/content/direction-of.ts";
import { FormulaeScope } from "../../play/content/FormulaeScope.tsx";
import { bookmarkTypeNameId } from "../../study/mode-name.ts";
import { answerForStudy } from "../../play/settled/option-verdict.ts";
import { SettledQuestion, StemText } from "../../play/settled/SettledQuestion.tsx";
import { StudyActions } from "../../study/StudyActions.tsx";

export type Bookmark = OutputOf<typeof getBookmark>[number];

type BookmarkCardProps = {
  readonly kept: Bookmark;
  /** The card is about to leave the list with whatever has the focus in it. */
  readonly onRemoved: () => void;
};

/** A kept question: closed a line to recognise it by, open the whole of it with its answer. */
export function BookmarkCard({ kept, onRemoved }: BookmarkCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="rounded-card border border-line bg-card shadow-card">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-start gap-3 rounded-card p-4 text-start hover:bg-primary-soft"
        >
          <span className="min-w-0 grow">
            <BookmarkLine kept={kept} isWhole={isOpen} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`mt-1 size-5 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4 sm:p-6">
        {isOpen ? <BookmarkBody kept={kept} onRemoved={onRemoved} /> : null}
      </div>
    </article>
  );
}

/** The whole of a kept question, beside the list it is chosen from. */
export function BookmarkDetail({ kept, onRemoved }: BookmarkCardProps) {
  return (
    <div className="rounded-card border border-line bg-card p-6 shadow-card">
      <h2 className="mb-4 text-lg">
        <BookmarkLine kept={kept} isWhole />
      </h2>
      <BookmarkBody kept={kept} letters="bnr" onRemoved={onRemoved} />
    </div>
  );
}

/** What a kept question is recognised by: its subject and kind, its stem, the player's own note. */
export function BookmarkLine({ kept, isWhole }: { readonly kept: Bookmark; readonly isWhole: boolean }) {
  const text = useText();
  const { card } = kept;
  return (
    <>
      <span className="flex items-center gap-2 text-xs font-semibold text-muted">
        {kept.face === null ? null : <SubjectTag face={kept.face} />}
        <span>
          <Bdi>{kept.category_name}</Bdi> · {text(bookmarkTypeNameId(kept.type))}
        </span>
      </span>
      <span
        lang={card.language}
        dir={directionOf(card.language)}
        className={`mt-1 block font-medium text-pretty ${isWhole ? "whitespace-pre-line" : "line-clamp-2"}`}
      >
        <FormulaeScope formulae={card.formulae}>
          <StemText card={card} />
        </FormulaeScope>
      </span>
      {kept.note === "" || isWhole ? null : (
        <span dir="auto" className="mt-1 line-clamp-1 text-sm text-gold-ink">
          {text("study.bookmarks.note", { note: kept.note })}
        </span>
      )}
    </>
  );
}

type BookmarkBodyProps = BookmarkCardProps & { readonly letters?: string };

function BookmarkBody({ kept, letters, onRemoved }: BookmarkBodyProps) {
  const { card, reveal, question_id: questionId } = kept;
  const answer = answerForStudy(card.kind, reveal.correct_answer);
  return (
    <>
      <SettledQuestion
        card={card}
        reveal={{ ...reveal, correct: answer === null ? reveal.correct : true }}
        answer={answer}
      />
      <div className="mt-5 border-t border-line pt-4">
        <StudyActions
          questionId={questionId}
          hasHistory
          onUnbookmark={onRemoved}
          {...(letters === undefined ? {} : { letters })}
        />
      </div>
    </>
  );
}
