import { buttonClass } from "@crosscheck/ui/button-class";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { lazy, Suspense } from "react";
import { Link, useLocation, useParams } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { modeAt } from "../../modes/modes.ts";
import { Screen } from "../../view/Screen.tsx";
import { CallView } from "../../view/CallView.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { PlaceMark } from "./CategoryEmblem.tsx";
import { LevelRoute } from "./route/LevelRoute.tsx";
import { legOf } from "./route/legs.ts";
import { RouteSkeleton } from "./route/RouteSkeleton.tsx";
import { useLevels, type LevelData, type LevelsMode } from "./category-queries.ts";

const LockedCategory = lazy(async () => ({ default: (await import("./LockedCategory.tsx")).LockedCategory }));

/** The levels of a category or a part of one as a route, locked until reached. */
export default function LevelsScreen() {
  const mode = modeAt(useLocation().pathname);
  return mode.shape === "levels" ? <Levels mode={mode} /> : null;
}

function Levels({ mode }: { readonly mode: LevelsMode }) {
  const text = useText();
  const { percent } = useFormats();
  const { category = "", subcategory } = useParams();
  const levels = useLevels(mode, { category, subcategory });
  const data = levels.data?.ok === true ? levels.data.data : undefined;
  const title =
    data?.subcategory?.category_name ?? data?.category.category_name ?? text("quiz-zone.levels.title");
  return (
    <Screen title={title} of={text(`modes.${mode.id}.title`)}>
      <PageHeader
        title={<Bdi>{title}</Bdi>}
        lead={
          data === undefined
            ? undefined
            : text("quiz-zone.levels.lead", { percent: percent(data.win_percent) })
        }
        back={<BackToPlaces mode={mode} data={data} />}
        aside={<PlaceMark category={data?.category} />}
      />
      <CallView
        query={levels}
        loading={<RouteSkeleton />}
        refusedAction={
          <Link to={mode.base} className={buttonClass("quiet")}>
            {text("quiz-zone.back_to_subjects")}
          </Link>
        }
      >
        {(loaded) => (
          <>
            {loaded.partial_marks ? (
              <p className="mb-3 text-sm text-muted">{text("quiz-zone.levels.partial")}</p>
            ) : null}
            <LevelRoute
              legs={[legOf(mode, loaded, { isOnly: true })]}
              lock={
                loaded.category.has_unlocked ? undefined : (
                  <Suspense fallback={null}>
                    <LockedCategory category={loaded.category} />
                  </Suspense>
                )
              }
            />
          </>
        )}
      </CallView>
    </Screen>
  );
}

/** One step up: the parts of the category, or the categories of its pack. */
function BackToPlaces({ mode, data }: { readonly mode: LevelsMode; readonly data: LevelData | undefined }) {
  const text = useText();
  const { category = "", subcategory } = useParams();
  if (subcategory === undefined) {
    const to = data === undefined ? mode.base : `${mode.base}?pack=${data.category.pack}`;
    return <BackLink to={to} label={text("quiz-zone.back_to_subjects")} />;
  }
  const name = data?.category.category_name ?? text("quiz-zone.back_to_subjects");
  return <BackLink to={`${mode.base}${category}/`} label={name} />;
}
