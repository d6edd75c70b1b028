import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useMemo } from "react";
import { call } from "../data/call.ts";
import { oneByOne } from "./one-by-one.ts";
import { useRefusal } from "./use-refusal.ts";

/** Stores a new order and shows it: the one that was wanted last, whichever way the network takes. */
export function useOrder(action: "order_places" | "order_slides"): (ids: string[]) => Promise<void> {
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const send = useMemo(() => oneByOne((store: () => Promise<void>) => store()), []);
  return (ids) =>
    send(async () => {
      try {
        await call(action, { ids });
      } catch (error) {
        notify(refusalOf(error), { type: "error" });
      }
      await queries.invalidateQueries();
    });
}
