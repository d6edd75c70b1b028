import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { call } from "../../data/call.ts";
import { useRefusal } from "../../kit/use-refusal.ts";

/** Stores a new order of places and shows it. */
export function useOrder(): (ids: string[]) => void {
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const store = async (ids: string[]) => {
    try {
      await call("order_places", { ids });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
    await queries.invalidateQueries();
  };
  return (ids) => void store(ids);
}
