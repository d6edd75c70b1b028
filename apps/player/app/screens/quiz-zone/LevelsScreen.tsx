import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useParams } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { Screen } from "../Screen.tsx";
import { CallView } from "../CallView.tsx";
import { BackLink } from "./BackLink.tsx";
import { CategoryEmblem } from "./CategoryEmblem.tsx";
import { LevelKey } from "./LevelKey.tsx";
import { useLevels } from "./category-queries.ts";

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

/** Routes /quiz-zone/:category/levels/ and /quiz-zone/:category/:subcategory/(levels/). Levels, locked until reached. */
export default function LevelsScreen() {
  const text = useText();
  const { percent } = useFormats();
  const { category = "", subcategory } = useParams();
  const place = { category, subcategory };
  const levels = useLevels(place);
  const data = levels.data?.ok === true ? levels.data.data : undefined;
  const title =
    data?.subcategory?.category_name ?? data?.category.category_name ?? text("quiz-zone.levels.title");
  const up = subcategory === undefined ? "/quiz-zone/" : `/quiz-zone/${category}/`;
  return (
    <Screen title={title}>
      <PageHeader
        title={title}
        lead={
          data === undefined
            ? undefined
            : text("quiz-zone.levels.lead", { percent: percent(data.win_percent) })
        }
        back={<BackLink to={up} label={data?.category.category_name ?? text("quiz-zone.back_to_subjects")} />}
        aside={
          data === undefined ? null : (
            <CategoryEmblem image={data.category.image} className="size-16 max-sm:hidden" />
          )
        }
      />
      <CallView
        query={levels}
        loading={
          <SkeletonList
            count={4}
            label={text("quiz-zone.loading")}
            className={GRID}
            rowClassName="h-24 w-full"
          />
        }
        refusedAction={<BackLink to="/quiz-zone/" label={text("quiz-zone.back_to_subjects")} />}
      >
        {(loaded) => (
          <ol className={GRID}>
            {loaded.level_data.map((level) => (
              <li key={level.level}>
                <LevelKey
                  place={place}
                  level={level}
                  isNext={level.level === loaded.level && !level.played}
                />
              </li>
            ))}
          </ol>
        )}
      </CallView>
    </Screen>
  );
}
