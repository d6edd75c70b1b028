import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useText } from "../../i18n/texts.tsx";
import { questionsOf, type Filter, type Reviewed } from "./verdict.ts";

const FILTERS = ["all", "wrong", "blank", "bookmarked"] as const satisfies readonly Filter[];

type ReviewFilterProps = {
  readonly questions: readonly Reviewed[];
  readonly bookmarked: readonly string[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
};

/** Which questions of the review are shown, with how many there are. */
export function ReviewFilter({ questions, bookmarked, value, onChange }: ReviewFilterProps) {
  const text = useText();
  return (
    <RadioKeys
      legend={text("review.show")}
      value={value}
      onChange={onChange}
      choices={FILTERS.map((filter) => ({
        value: filter,
        label: text(`review.${filter}`, { count: questionsOf(questions, { filter, bookmarked }).length }),
      }))}
    />
  );
}
