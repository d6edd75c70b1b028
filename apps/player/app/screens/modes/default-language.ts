import { NetworkAway } from "@crosscheck/client/network-away";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useLanguageName } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser, useRootState } from "../../state/root-store.ts";
import { useContentLanguage } from "./category-queries.ts";

/** Name of the language of this id where it is another one than the reader's; null where there is nothing to say. */
export function useOtherLanguage(languageId: number): string | null {
  const { languages } = useBoot();
  const { language_id: own } = useContentLanguage();
  const nameOf = useLanguageName();
  const row = languageId === own ? undefined : languages.find(({ id }) => id === languageId);
  return row === undefined ? null : nameOf(row.code);
}

/** The permission to show content of the default language too; null where that is the reader's own. */
export function useDefaultLanguage() {
  const api = useApi();
  const queries = useQueryClient();
  const { languages, configurations } = useBoot();
  const { language_id: own } = useContentLanguage();
  // A snapshot remembered by an older version of the app knows nothing of it.
  const isAllowed = useRootState((state) => state.session?.user.also_default_language === true);
  const nameOf = useLanguageName();
  const [hasFailed, setHasFailed] = useState(false);
  const standard = languages.find((row) => row.default_active);
  if (configurations?.language_mode !== "1" || standard === undefined || standard.id === own) return null;

  const allow = async (allowed: boolean) => {
    const outcome = await api.allow_default_language({ allowed }).catch((error: unknown) => {
      if (error instanceof NetworkAway) return { ok: false } as const;
      throw error;
    });
    setHasFailed(!outcome.ok);
    if (!outcome.ok) return;
    updateOwnUser({ also_default_language: allowed });
    await queries.invalidateQueries();
  };
  return { name: nameOf(standard.code), isAllowed, hasFailed, allow };
}
