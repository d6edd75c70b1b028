import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { call, type SentOf } from "../../data/call.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay } from "../../texts/i18n.ts";

/** Stores a setting, shows it and says so; answers whether it was done. */
export function useSetSetting(): (fields: SentOf<"set_setting">) => Promise<boolean> {
  const say = useSay();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  return async (fields) => {
    try {
      await call("set_setting", fields);
      await queries.invalidateQueries();
      notify(say("form.done"), { type: "success" });
      return true;
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
      return false;
    }
  };
}
