import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import type { ComponentProps } from "react";
import { useText } from "../../../i18n/texts.tsx";
import { CallView } from "../../../view/CallView.tsx";
import type { Category, LevelsMode } from "../category-queries.ts";
import { DefaultLanguageOffer } from "../DefaultLanguageOffer.tsx";
import { LevelRoute } from "./LevelRoute.tsx";
import { legOf } from "./legs.ts";
import { RouteSkeleton } from "./RouteSkeleton.tsx";
import { useLevelsOfParts } from "./use-levels-of-parts.ts";

type SubjectRouteProps = {
  readonly mode: LevelsMode;
  readonly category: string;
  readonly parts: ComponentProps<typeof CallView<readonly Category[]>>["query"];
};

/** The parts of a subject as one route. */
export function SubjectRoute({ mode, category, parts }: SubjectRouteProps) {
  const text = useText();
  return (
    <CallView query={parts} loading={<RouteSkeleton />} refusedAction={<DefaultLanguageOffer />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            title={text("quiz-zone.empty.title")}
            art={<PaperPlane />}
            action={<DefaultLanguageOffer />}
          >
            {text("quiz-zone.empty.text")}
          </EmptyState>
        ) : (
          <RouteOfParts mode={mode} category={category} parts={rows.map(({ slug }) => slug)} />
        )
      }
    </CallView>
  );
}

type RouteOfPartsProps = Omit<SubjectRouteProps, "parts"> & { readonly parts: readonly string[] };

function RouteOfParts({ mode, category, parts }: RouteOfPartsProps) {
  const levels = useLevelsOfParts(mode, category, parts);
  return (
    <CallView query={levels} loading={<RouteSkeleton />} refusedAction={<DefaultLanguageOffer />}>
      {(loaded) => (
        <>
          <LevelRoute legs={loaded.map((data) => legOf(mode, data, { isOnly: false }))} />
          <DefaultLanguageOffer />
        </>
      )}
    </CallView>
  );
}
