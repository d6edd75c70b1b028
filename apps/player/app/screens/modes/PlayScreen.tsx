import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Suspense } from "react";
import { Link, useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { deviceZone } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { modeAt, runModeOf } from "../../modes/modes.ts";
import { linksOf } from "../../modes/run-links.ts";
import { useApi } from "../../state/api.tsx";
import { ModeRun, roundOf } from "./ModeRun.tsx";
import { useContentLanguage } from "./category-queries.ts";

const DayResult = lazyPart(async () => ({ default: (await import("../daily/DayResult.tsx")).DayResult }));

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** The quiz of every mode: its address says what to open. An open run of the same place is resumed. */
export default function PlayScreen() {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const params = useParams();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const mode = modeAt(pathname);
  const round = roundOf(state);
  const address = `${pathname}?${search}`;
  const playAgain = () => {
    // Without a finished run in its state the history entry opens a new one.
    void navigate(`${pathname}${search.size === 0 ? "" : `?${search}`}`, {
      replace: true,
      state: { round: round + 1 },
    });
  };
  const title = text(`modes.${mode.id}.title`);
  const { category = null, subcategory = null, level = null } = params;
  const place = { category, subcategory, level: level === null ? null : Number(level) };
  const runMode = runModeOf(mode, { params, search });
  return (
    <ModeRun
      key={`${address}/${round}`}
      title={params["level"] === undefined ? title : text("play.title", { level: Number(params["level"]) })}
      of={params["level"] === undefined ? (params["day"] ?? text("play.questions")) : title}
      queryKey={[address, round]}
      open={(call) => mode.open(api, { params, search, language, timezone: deviceZone() }, call)}
      // A self challenge has its own form, which says all of it.
      {...("isOfTopics" in mode
        ? {}
        : {
            start: {
              mode: runMode,
              place: mode.shape === "passages" ? null : place,
              leaveTo: linksOf(runMode, place).listTo,
            },
          })}
      onAgain={"isOnceADay" in mode && runMode === mode.id ? null : playAgain}
      refusedAction={
        <Link to={mode.shape === "own" ? "/" : mode.base} className={buttonClass("quiet")}>
          {mode.shape === "own" ? text("shell.nav.fly") : title}
        </Link>
      }
      insteadOf={{
        refused: "daily_quiz_played",
        view: (
          <Suspense fallback={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}>
            <DayResult />
          </Suspense>
        ),
      }}
    />
  );
}
