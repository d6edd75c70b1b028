import { Skeleton } from "@crosscheck/ui/Skeleton";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { Suspense, useMemo, type Ref } from "react";
import { directionOf } from "./content/direction-of.ts";
import { FormulaeScope } from "./content/FormulaeScope.tsx";
import { KIND_VIEWS } from "./question-kinds/kinds.ts";
import type { QuestionViewProps } from "./question-kinds/question-view.ts";
import { QuestionStem, Said } from "./QuestionStem.tsx";
import { useText } from "../i18n/texts.tsx";

type Props = QuestionViewProps & { readonly stemRef?: Ref<HTMLHeadingElement> };

/** Room for a view that is not here yet: never more than it takes, since what stands below would jump up. */
const ROOM: Readonly<Partial<Record<QuestionKind, string>>> = {
  typed_number: "h-32",
  typed_text: "h-32",
  // Slots, tiles and buttons stand in rows on a phone.
  word_tiles: "h-72 max-sm:min-h-[26rem]",
};
const ROOM_OF_OTHERS = "h-72";

/** A question of any kind, open or told, in the language and direction of its content. */
export function QuestionView({ stemRef, ...props }: Props) {
  const text = useText();
  const { card, cardState, poll } = props;
  const { reveal } = cardState;
  const { View } = KIND_VIEWS[card.kind];
  const formulae = useMemo(() => ({ ...card.formulae, ...reveal?.formulae }), [card, reveal]);
  return (
    <FormulaeScope formulae={formulae}>
      <div
        lang={card.language}
        dir={directionOf(card.language)}
        className="flex min-h-[26rem] flex-col gap-4"
      >
        <QuestionStem card={card} {...(stemRef === undefined ? {} : { ref: stemRef })} />
        <Suspense fallback={<Skeleton className={`w-full ${ROOM[card.kind] ?? ROOM_OF_OTHERS}`} />}>
          <View {...props} />
        </Suspense>
        {poll === null ? null : <p className="text-xs text-muted">{text(`play.poll.${poll.source}`)}</p>}
        {/* Told with the answer, unless it is above already. */}
        <Said text={card.transcript ? null : reveal?.transcript} />
      </div>
    </FormulaeScope>
  );
}
