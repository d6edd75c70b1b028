import { NetworkAway } from "@crosscheck/client/network-away";
import { LICENCES, type Licence } from "@crosscheck/rules/home/licence";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/texts.tsx";
import { useApi } from "./api.tsx";
import { useLicence } from "./licence.ts";
import type { OwnUser } from "./root-state.ts";
import { updateOwnUser, useRootState } from "./root-store.ts";

type StudyPlan = Pick<OwnUser, "licence" | "exam_date" | "minutes_a_day">;

/** Licence, day of the exam and minutes a day, and the way to change them: shown at once, taken back when it fails. */
export function useStudyPlan() {
  const api = useApi();
  const queries = useQueryClient();
  const licence = useLicence();
  const examDate = useRootState((state) => state.session?.user.exam_date ?? null);
  const minutesADay = useRootState((state) => state.session?.user.minutes_a_day ?? null);
  const [hasFailed, setHasFailed] = useState(false);

  /** Answers whether it is kept. */
  const change = async (wanted: Partial<StudyPlan>): Promise<boolean> => {
    setHasFailed(false);
    updateOwnUser(wanted);
    const { licence: chosen, exam_date: day, minutes_a_day: minutes } = wanted;
    const outcome = await api
      .update_profile({
        ...(chosen === undefined || chosen === null ? {} : { licence: chosen }),
        ...(day === undefined ? {} : { exam_date: day ?? "none" }),
        ...(minutes === undefined ? {} : { minutes_a_day: minutes ?? 0 }),
      })
      .catch((error: unknown) => {
        if (error instanceof NetworkAway) return { ok: false } as const;
        throw error;
      });
    setHasFailed(!outcome.ok);
    if (!outcome.ok) updateOwnUser({ licence, exam_date: examDate, minutes_a_day: minutesADay });
    await queries.invalidateQueries({ queryKey: ["get_next_best"] });
    return outcome.ok;
  };
  return { licence, examDate, minutesADay, hasFailed, change };
}

/** The licences with their short names. */
export function useLicenceChoices(): readonly { readonly value: Licence; readonly label: string }[] {
  const text = useText();
  return LICENCES.map((value) => ({ value, label: text(`home.licence.${value}`) }));
}
