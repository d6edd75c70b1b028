import { Id } from "./Id.tsx";
import { useAnswer } from "./use-answer.ts";

/** An operator by name, else by the end of the id. */
export function OperatorName({ id }: { readonly id: string | null }) {
  const names = useAnswer("list_operator_names", {}).data?.operators;
  const name = names?.find((one) => one.operator_id === id)?.name;
  return name === undefined ? <Id id={id} /> : <bdi title={id ?? ""}>{name}</bdi>;
}
