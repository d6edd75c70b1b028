import type { OutputOf } from "@crosscheck/contract";
import type { getNotifications } from "@crosscheck/contract/actions/notices";
import { useLanguage } from "../../i18n/language.ts";
import { useApi } from "../../state/api.tsx";
import { NOTICES_KEY } from "../../state/notices.ts";
import { usePages } from "../../state/use-pages.ts";

type Told = OutputOf<typeof getNotifications>;
export type NoticeRow = Told["data"][number];

/** What the player was told, page by page, in the language of this page. */
export function useNotices() {
  const api = useApi();
  const { code: language } = useLanguage();
  return usePages({
    key: [...NOTICES_KEY, "list", language],
    ask: (page, options) => api.get_notifications({ ...page, language }, options),
    rowsOf: ({ data }: Told) => data,
    idOf: ({ id }) => id,
    staleTime: 0,
  });
}
