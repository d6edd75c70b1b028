import { ChosenField } from "./form/Chosen.tsx";
import type { PartProps } from "./form/field-props.tsx";
import { useAnswer } from "./use-answer.ts";

/** An operator as a filter of a list. */
export function OperatorFilter(props: PartProps) {
  const operators = useAnswer("list_operator_names", {}).data?.operators ?? [];
  const options = operators.map(({ operator_id: value, name: label }) => ({ value, label }));
  return <ChosenField {...props} options={options} />;
}
