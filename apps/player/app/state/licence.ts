import { NetworkAway } from "@crosscheck/client/network-away";
import { LICENCES, type Licence } from "@crosscheck/rules/home/licence";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/texts.tsx";
import { useApi } from "./api.tsx";
import { updateOwnUser, useRootState } from "./root-store.ts";

/** What the player trains for, null until told, and the way to tell it: shown at once, taken back when it fails. */
export function useLicence() {
  const api = useApi();
  const queries = useQueryClient();
  // A snapshot remembered by an older version of the app knows nothing of it.
  const licence = useRootState((state) => state.session?.user.licence ?? null);
  const [hasFailed, setHasFailed] = useState(false);

  const choose = async (chosen: Licence) => {
    setHasFailed(false);
    updateOwnUser({ licence: chosen });
    const outcome = await api.update_profile({ licence: chosen }).catch((error: unknown) => {
      if (error instanceof NetworkAway) return { ok: false } as const;
      throw error;
    });
    setHasFailed(!outcome.ok);
    if (!outcome.ok) updateOwnUser({ licence });
    await queries.invalidateQueries({ queryKey: ["get_next_best"] });
  };
  return { licence, hasFailed, choose };
}

/** The licences with their short names. */
export function useLicenceChoices(): readonly { readonly value: Licence; readonly label: string }[] {
  const text = useText();
  return LICENCES.map((value) => ({ value, label: text(`home.licence.${value}`) }));
}
