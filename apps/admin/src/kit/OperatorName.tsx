import { useMay } from "../data/session.ts";
import { Id } from "./Id.tsx";
import { useAnswer } from "./use-answer.ts";

const MOST_NAMED = 200;

/** An operator by name for whoever may see the list of them, else by the beginning of the id. */
export function OperatorName({ id }: { readonly id: string | null }) {
  const may = useMay();
  const operators = useAnswer("list_operators", { limit: MOST_NAMED }, { isOff: !may("list_operators") });
  const name = operators.data?.rows.find((row) => row.operator_id === id)?.name;
  return name === undefined ? <Id id={id} /> : <bdi title={id ?? ""}>{name}</bdi>;
}
