import { useContentLanguages } from "../use-content-languages.ts";
import { ChosenField } from "./Chosen.tsx";
import type { PartProps } from "./field-props.tsx";

/** A language that questions are played in, by its name. */
export function LanguageField(props: PartProps) {
  const options = useContentLanguages()
    .filter(({ isPlayed }) => isPlayed)
    .map(({ language, name }) => ({ value: language, label: name, lang: language }));
  return <ChosenField {...props} options={options} />;
}
