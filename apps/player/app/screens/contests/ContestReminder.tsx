import { Switch } from "@crosscheck/ui/Switch";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useContestsChanged } from "./contests.ts";
import type { Contest } from "./contest.ts";

/** Whether to be told when a contest starts. */
export function ContestReminder({ contest: { id, is_reminded } }: { readonly contest: Contest }) {
  const text = useText();
  const api = useApi();
  const changed = useContestsChanged();
  const { run, busy, failure } = useCall(async (status: boolean) => {
    const outcome = await api.set_contest_reminder({ contest_id: id, status });
    // It has started, or is no more: the screen says so once it has read it.
    await changed();
    return outcome.ok ? null : outcome.refused;
  });
  return (
    <>
      <Switch
        label={text("contests.remind")}
        hint={text("contests.remind_hint")}
        // What was chosen stands at once.
        checked={busy ? !is_reminded : is_reminded}
        onChange={(checked) => void run(checked)}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </>
  );
}
