import { PageHeader } from "@crosscheck/ui/PageHeader";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { categoryPath, entryPath } from "../../modes/mode-paths.ts";
import { modeAt, type PlaceMode } from "../../modes/modes.ts";
import { Screen } from "../../view/Screen.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { PlaceMark } from "./CategoryEmblem.tsx";
import { useCategories, useSubcategories } from "./category-queries.ts";
import { SubjectRoute } from "./route/SubjectRoute.tsx";

const LockedCategory = lazy(async () => ({ default: (await import("./LockedCategory.tsx")).LockedCategory }));

/** The categories of any mode that has some, and the parts of one of them: a route where they are played in levels. */
export default function PlaceScreen() {
  const { pathname } = useLocation();
  const { category } = useParams();
  const mode = modeAt(pathname);
  if (mode.shape === "own") return null;
  return category === undefined ? <Categories mode={mode} /> : <Parts mode={mode} category={category} />;
}

function Categories({ mode }: { readonly mode: PlaceMode }) {
  const text = useText();
  const title = text(`modes.${mode.id}.title`);
  return (
    <Screen title={title}>
      <PageHeader
        title={title}
        lead={text(`modes.${mode.id}.lead`)}
        back={<BackLink to="/learn/" label={text("shell.nav.learn")} />}
        aside={<ModeMark mode={mode} />}
      />
      <PlaceList
        mode={mode}
        query={useCategories(mode.type)}
        pathOf={(row) => categoryPath(mode, row)}
        category={null}
      />
    </Screen>
  );
}

function Parts({ mode, category }: { readonly mode: PlaceMode; readonly category: string }) {
  const text = useText();
  const categories = useCategories(mode.type);
  const parts = useSubcategories(category, { enabled: !categories.isPending });
  const subject =
    categories.data?.ok === true ? categories.data.data.find((row) => row.slug === category) : undefined;
  if (subject?.no_of === 0) {
    return <Navigate to={entryPath(mode, { category, subcategory: undefined })} replace />;
  }
  const title = subject?.category_name ?? text(`modes.${mode.id}.title`);
  const up = subject === undefined ? mode.base : `${mode.base}?pack=${subject.pack}`;
  return (
    <Screen title={title} of={text(`modes.${mode.id}.title`)}>
      <PageHeader
        title={<Bdi>{title}</Bdi>}
        lead={text(mode.shape === "levels" ? "quiz-zone.route.lead" : "quiz-zone.parts_lead")}
        back={
          <BackLink
            to={mode.shape === "levels" ? up : mode.base}
            label={text("quiz-zone.back_to_subjects")}
          />
        }
        aside={<PlaceMark category={subject} />}
      />
      {subject?.has_unlocked === false ? (
        <Suspense fallback={null}>
          <LockedCategory category={subject} />
        </Suspense>
      ) : mode.shape === "levels" ? (
        <SubjectRoute mode={mode} category={category} parts={parts} />
      ) : (
        <PlaceList
          mode={mode}
          query={parts}
          pathOf={(row) => entryPath(mode, { category, subcategory: row.slug })}
          category={category}
        />
      )}
    </Screen>
  );
}
