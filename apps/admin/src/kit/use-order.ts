import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { call } from "../data/call.ts";
import { useRefusal } from "./use-refusal.ts";

/** Stores a new order and shows it. */
export function useOrder(action: "order_places" | "order_slides"): (ids: string[]) => void {
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const store = async (ids: string[]) => {
    try {
      await call(action, { ids });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
    await queries.invalidateQueries();
  };
  return (ids) => void store(ids);
}
