import { NOTICE_PARAM } from "@crosscheck/rules/notices/notice-param";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { useFormats } from "../i18n/formats.ts";
import { useLanguage } from "../i18n/language.ts";
import { useText } from "../i18n/texts.tsx";
import { NOTICES_PATH } from "../paths/notice-paths.ts";
import { useApi } from "../state/api.tsx";
import { useMarkRead, useNewsOfOthers, useUnread } from "../state/notices.ts";
import { QueryProvider } from "../state/QueryProvider.tsx";
import { useRootState } from "../state/root-store.ts";

/** What fits into the dot. */
const MOST_SHOWN = 9;

/** The way to what the player was told, with how much of it is unread. */
export function Bell() {
  return (
    <QueryProvider>
      <BellLink />
    </QueryProvider>
  );
}

function BellLink() {
  const text = useText();
  const { number } = useFormats();
  const unread = useUnread();
  useNewsOfOthers();
  useReadNotice();
  useRenewedPush();
  return (
    <Link
      to={NOTICES_PATH}
      aria-label={text("notices.bell", { count: unread })}
      className="relative grid size-11 place-items-center rounded-full hover:bg-primary-soft"
    >
      <BellIcon aria-hidden="true" className="size-6" />
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid size-5 place-items-center rounded-full bg-action text-xs font-bold text-on-action"
        >
          <bdi>{unread > MOST_SHOWN ? `${number(MOST_SHOWN)}+` : number(unread)}</bdi>
        </span>
      )}
    </Link>
  );
}

/** Whoever comes by a push has read it; the address forgets it. */
function useReadNotice(): void {
  const markRead = useMarkRead();
  const [search, setSearch] = useSearchParams();
  const id = search.get(NOTICE_PARAM);
  const read = useEffectEvent((led: string) => {
    void markRead([led]);
    const others = [...search].filter(([name]) => name !== NOTICE_PARAM);
    setSearch(others, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (id !== null) read(id);
  }, [id]);
}

/** The server forgets this browser with each sign-in: told again once per page, where its player wants pushes. */
function useRenewedPush(): void {
  const api = useApi();
  const { code: language } = useLanguage();
  const playerId = useRootState((state) => state.session?.user.id ?? null);
  useEffect(() => {
    if (playerId === null) return;
    const renew = async () => await (await import("../state/push.ts")).renewPush(api, { playerId, language });
    renew().catch(() => undefined);
  }, [api, playerId, language]);
}
