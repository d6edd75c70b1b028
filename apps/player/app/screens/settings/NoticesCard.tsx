import { Card } from "@crosscheck/ui/Card";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { Switch } from "@crosscheck/ui/Switch";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { CallView } from "../../view/CallView.tsx";
import type { NoticeSettings, NoticeWishes } from "./notice-wishes.ts";
import { PushSwitch, usePush } from "./PushSwitch.tsx";
import { QuietHours } from "./QuietHours.tsx";

const KEY = ["get_notice_settings"] as const;

/** Which notices come to the player's devices, and when none do. */
export function NoticesCard() {
  const text = useText();
  const api = useApi();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get_notice_settings({}, { signal }) });
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{text("notices.settings.title")}</h2>
        <p className="text-muted">{text("notices.settings.text")}</p>
      </div>
      <CallView
        query={query}
        loading={
          <SkeletonList count={14} label={text("notices.settings.loading")} rowClassName="h-12 w-full" />
        }
      >
        {(settings) => <Wishes settings={settings} />}
      </CallView>
    </Card>
  );
}

function Wishes({ settings }: { readonly settings: NoticeSettings }) {
  const text = useText();
  const { wish, hasFailed } = useWish(settings);
  const push = usePush(settings.is_pushed_here);
  return (
    <>
      <PushSwitch push={push} />
      <QuietHours settings={settings} onWish={wish} />
      <fieldset className="flex flex-col">
        <legend className="mb-2 text-sm font-semibold">
          {text(push.isBarred ? "notices.settings.kinds_elsewhere" : "notices.settings.kinds")}
        </legend>
        {settings.kinds.map(({ kind, is_pushed: isPushed }) => (
          <Switch
            key={kind}
            label={text(`notices.kinds.${kind}`)}
            checked={isPushed}
            onChange={(next) =>
              wish({
                kinds: settings.kinds.map((one) => (one.kind === kind ? { kind, is_pushed: next } : one)),
              })
            }
          />
        ))}
      </fieldset>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {hasFailed ? text("refusals.network_away") : null}
      </p>
    </>
  );
}

/** What was pressed stands at once; a failure puts it back. */
function useWish(settings: NoticeSettings) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const show = (data: NoticeSettings) =>
    queryClient.setQueryData(KEY, { ok: true, data, message: null, total: null });

  async function send(wished: NoticeSettings) {
    setHasFailed(false);
    show(wished);
    const { quiet_from, quiet_until } = wished;
    const muted = wished.kinds.filter((one) => !one.is_pushed).map(({ kind }) => kind);
    const quiet = quiet_from === null || quiet_until === null ? {} : { quiet_from, quiet_until };
    const outcome = await api.set_notice_settings({ muted, ...quiet }).catch(() => null);
    if (outcome?.ok === true) return show(outcome.data);
    show(settings);
    setHasFailed(true);
  }

  return { wish: (change: Partial<NoticeWishes>) => void send({ ...settings, ...change }), hasFailed };
}
