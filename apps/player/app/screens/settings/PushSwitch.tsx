import { Switch } from "@crosscheck/ui/Switch";
import { useEffect, useRef, useState } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { pushPermission, startPush, stopPush } from "../../state/push.ts";
import { useRootState } from "../../state/root-store.ts";

type Problem = "unsupported" | "denied" | "failed";

/** Whether notices come to this device; where the browser stands in the way no switch, but what to do about it. */
export function PushSwitch({
  push: { press, isOn, problem, isBarred },
}: {
  readonly push: ReturnType<typeof usePush>;
}) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const turn = async (next: boolean) => {
    await press(next);
    // The switch that had the focus goes when the browser says no.
    if (pushPermission() === "denied") box.current?.focus();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={text("notices.settings.here")}
      tabIndex={-1}
      className="flex flex-col gap-3 outline-none"
    >
      {isBarred ? null : (
        <Switch
          label={text("notices.settings.here")}
          hint={text("notices.settings.here_hint")}
          checked={isOn}
          onChange={(next) => void turn(next)}
        />
      )}
      {problem === null ? null : (
        <Notice kind={problem === "failed" ? "failure" : "info"}>
          {text(`notices.settings.${problem}`)}
        </Notice>
      )}
    </div>
  );
}

/** What this device gets, and what is in the way of it. */
export function usePush(isPushedHere: boolean) {
  const api = useApi();
  const { code: language } = useLanguage();
  const playerId = useRootState((state) => state.session?.user.id ?? "");
  const [permission, setPermission] = useState(pushPermission);
  const [isOn, setIsOn] = useState(isPushedHere);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // Whoever comes back from the settings of the browser has changed them.
    const look = () => setPermission(pushPermission());
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);

  async function press(next: boolean) {
    setHasFailed(false);
    const outcome = next
      ? await startPush(api, { playerId, language })
      : (await stopPush(api))
        ? "off"
        : "failed";
    setPermission(pushPermission());
    setHasFailed(outcome === "failed");
    // Not before it is true: the browser may ask, and the answer takes its time.
    if (outcome === "on" || outcome === "off") setIsOn(next);
  }

  const isBarred = permission === "unsupported" || permission === "denied";
  const problem: Problem | null = isBarred ? permission : hasFailed ? "failed" : null;
  return { press, isOn: isOn && !isBarred, problem, isBarred };
}
