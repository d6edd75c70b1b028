import { Bookmark, Flag, History, NotebookPen, NotebookText } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../hooks/lazy-part.ts";
import { letterOfKey } from "../view/keys/letter-of-key.ts";
import { useWindowKeys } from "../view/keys/use-window-keys.ts";
import { useDirection, useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import { CallView } from "../view/CallView.tsx";
import { QuestionHistory } from "./QuestionHistory.tsx";
import { NoteEditor } from "./NoteEditor.tsx";
import type { StudyActionsProps } from "./StudyActions.tsx";
import { StudyKey } from "./StudyKey.tsx";
import { StudyWait } from "./StudyWait.tsx";
import { useBookmark } from "./use-bookmark.ts";
import { useNear } from "../hooks/use-near.ts";
import { useQuestionStudy } from "./study-queries.ts";

const ReportDialog = lazyPart(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

type Opened = "note" | "history" | null;

/** The study tools of one question as a row of keys; the note and the history open below it. */
export function StudyBar({ questionId, hasHistory = false, letters = "", onUnbookmark }: StudyActionsProps) {
  const text = useText();
  const { code } = useLanguage();
  const direction = useDirection();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const [opened, setOpened] = useState<Opened>(null);
  const [isReporting, setIsReporting] = useState(false);
  const bookmark = useBookmark(questionId);
  const study = useQuestionStudy(questionId, { enabled: isNear || opened !== null || isReporting });
  const known = study.data?.ok === true ? study.data.data : null;
  const hasNote = known !== null && known.note !== "";
  useWindowKeys((event) => {
    const letter = letterOfKey(event)?.toLowerCase();
    if (letter === undefined || event.repeat || event.shiftKey || !letters.includes(letter)) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-shortcut=${letter}]`)?.click();
  });
  const turn = (part: Opened) => setOpened(opened === part ? null : part);
  return (
    <div ref={box} lang={code} dir={direction} className="flex flex-col gap-3 text-ink">
      <div
        role="group"
        aria-label={text("study.tools")}
        className={`gap-2 sm:flex sm:flex-wrap ${hasHistory ? "grid grid-cols-2" : "flex flex-wrap *:grow sm:*:grow-0"}`}
      >
        <StudyKey
          shortcut="b"
          isHinted={letters.includes("b")}
          icon={Bookmark}
          label={text("study.bookmark.label")}
          isFilled
          isOn={bookmark.isOn}
          aria-pressed={bookmark.isOn}
          aria-busy={bookmark.isPending}
          onClick={() => {
            if (bookmark.isOn) onUnbookmark?.();
            void bookmark.toggle();
          }}
        />
        <StudyKey
          shortcut="n"
          isHinted={letters.includes("n")}
          icon={hasNote ? NotebookText : NotebookPen}
          label={text("study.note.label")}
          isOn={hasNote}
          aria-expanded={opened === "note"}
          onClick={() => turn("note")}
        />
        <StudyKey
          shortcut="r"
          isHinted={letters.includes("r")}
          icon={Flag}
          isFilled
          label={text("study.report.label")}
          isOn={known !== null && known.report !== null}
          aria-haspopup="dialog"
          onClick={() => setIsReporting(true)}
        />
        {hasHistory ? (
          <StudyKey
            icon={History}
            label={text("study.history.label")}
            isOn={false}
            aria-expanded={opened === "history"}
            onClick={() => turn("history")}
          />
        ) : null}
      </div>
      {opened === null ? null : (
        <div className="cc-rise rounded-key border border-line bg-card p-4">
          <CallView query={study} loading={<StudyWait label={text(`study.${opened}.loading`)} />}>
            {(loaded) =>
              opened === "note" ? (
                <NoteEditor questionId={questionId} stored={loaded.note} />
              ) : (
                <QuestionHistory history={loaded.history} />
              )
            }
          </CallView>
        </div>
      )}
      {isReporting ? (
        <Suspense fallback={null}>
          <ReportDialog questionId={questionId} study={study} onClose={() => setIsReporting(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
