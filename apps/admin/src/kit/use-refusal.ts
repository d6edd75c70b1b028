import { useTranslate } from "ra-core";
import { Refused } from "../data/call.ts";
import { useSay } from "../texts/i18n.ts";

/** Says what went wrong as a sentence. */
export function useRefusal(): (error: unknown) => string {
  const say = useSay();
  const translate = useTranslate();
  return (error) => {
    if (!(error instanceof Refused)) return say("refusals.internal_error");
    return translate(`refusals.${error.refused}`, {
      _: error.message,
      seconds: error.seconds ?? 60,
      incident: error.incidentId ?? "",
    });
  };
}
