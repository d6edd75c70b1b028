import { Card } from "@crosscheck/ui/Card";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { useText } from "../../i18n/texts.tsx";
import { passagePath } from "../../modes/mode-paths.ts";
import { modeAt } from "../../modes/modes.ts";
import { PassageBody } from "../../play/passage/PassageBody.tsx";
import { isOnControl, useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { CallView } from "../../view/CallView.tsx";
import { Kbd } from "../../view/Kbd.tsx";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { UNDER_WAY } from "../modes/under-way.ts";
import { ReadingClock } from "./ReadingClock.tsx";
import { usePassages, type Passage } from "./passage-queries.ts";

/** Route /fun-and-learn/:category/:passage/. Reads, watches or leafs, then goes on to the questions. */
export default function ReadingScreen() {
  const text = useText();
  const mode = modeAt(useLocation().pathname);
  const { category = "", passage: id = "" } = useParams();
  const passages = usePassages(category);
  const found = passages.data?.ok === true ? passages.data.data.find((row) => row.id === id) : undefined;
  const listTo = `${mode.base}${category}/`;
  const back = <BackLink to={listTo} label={text("passages.all")} />;
  return (
    <Screen title={found?.title ?? text(`modes.${mode.id}.title`)}>
      <CallView query={passages} loading={<ReadingShape />} refusedAction={back}>
        {() =>
          found === undefined ? (
            <ErrorState message={text("refusals.no_data")}>{back}</ErrorState>
          ) : (
            <Reading
              passage={found}
              listTo={listTo}
              playTo={`${passagePath(mode, category, found.id)}play/`}
            />
          )
        }
      </CallView>
    </Screen>
  );
}

type ReadingProps = { readonly passage: Passage; readonly listTo: string; readonly playTo: string };

function Reading({ passage, listTo, playTo }: ReadingProps) {
  const text = useText();
  const isDesk = useMediaQuery(DESK);
  const state = passage.open_attempt_id === null ? null : UNDER_WAY;
  useEnter(playTo, state);
  const body = (
    <div className="text-lg">
      <PassageBody passage={passage} isScreen />
    </div>
  );
  const facts = (
    <>
      <span>{text("quiz-zone.levels.questions", { count: passage.no_of_que })}</span>
      <ReadingClock passageId={passage.id} />
    </>
  );
  const start = (
    <Link
      to={playTo}
      state={state}
      aria-keyshortcuts="Enter"
      className={`${buttonClass("action", "large")} w-full`}
    >
      {text(passage.open_attempt_id === null ? "passages.start" : "passages.continue")}
      <Kbd>Enter</Kbd>
    </Link>
  );
  return (
    <article>
      <header className="mb-6 flex flex-wrap items-start gap-3">
        <BackLink to={listTo} label={text("passages.all")} />
        <div className="min-w-0 grow basis-60">
          <h1 tabIndex={-1} lang={passage.language} dir="auto" className="text-2xl break-words outline-none">
            {passage.title}
          </h1>
          {isDesk ? null : (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">{facts}</p>
          )}
        </div>
      </header>
      {isDesk ? (
        <Panes
          narrow="second"
          first={body}
          second={
            <Card className="grid gap-4">
              <p className="grid gap-2 text-muted">{facts}</p>
              {start}
            </Card>
          }
        />
      ) : (
        <>
          {body}
          <div className="sticky bottom-0 z-10 -mx-4 mt-8 border-t border-line bg-bg/95 px-4 py-3 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
            {start}
          </div>
        </>
      )}
    </article>
  );
}

/** Enter goes on to the questions, unless something that takes Enter itself has the focus. */
function useEnter(to: string, state: typeof UNDER_WAY | null): void {
  const navigate = useNavigate();
  useWindowKeys((event) => {
    if (event.key !== "Enter" || event.repeat || isOnControl(event)) return;
    event.preventDefault();
    void navigate(to, { state });
  });
}

function ReadingShape() {
  const text = useText();
  return (
    <div>
      <Skeleton className="mb-6 h-14 w-full" />
      <SkeletonList
        count={3}
        label={text("quiz-zone.loading")}
        className="grid gap-5"
        rowClassName="h-32 w-full"
      />
    </div>
  );
}
