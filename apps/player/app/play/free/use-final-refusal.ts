import { useCallback, useEffect, useRef, useState } from "react";
import type { Elsewhere } from "./use-elsewhere.ts";

type FinalRefusal = Pick<Elsewhere, "onRefused"> & {
  /** Whether the server would not change an answer while this question is shown. */
  readonly isRefused: boolean;
};

/** Notes that an answer could not be changed any more: another tab, or another device, has saved one. */
export function useFinalRefusal(
  { onRefused: follow }: Pick<Elsewhere, "onRefused">,
  shownId: string | null,
): FinalRefusal {
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const current = useRef(shownId);
  useEffect(() => {
    current.current = shownId;
  }, [shownId]);
  const onRefused: Elsewhere["onRefused"] = useCallback(
    async (refused) => {
      if (refused === "answer_final") setRefusedAt(current.current);
      await follow(refused);
    },
    [follow],
  );
  return { onRefused, isRefused: refusedAt !== null && refusedAt === shownId };
}
