import { Card } from "@crosscheck/ui/Card";
import { Switch } from "@crosscheck/ui/Switch";
import { useState } from "react";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { updateOwnUser, useRootState } from "../../state/root-store.ts";

/** Whether others see the player on boards and as a card. */
export function BoardsCard() {
  const text = useText();
  const api = useApi();
  const isShown = useRootState((state) => state.session?.user.is_on_boards ?? true);
  const [hasFailed, setHasFailed] = useState(false);
  const show = async (isOnBoards: boolean) => {
    setHasFailed(false);
    // What was pressed stands at once; a failure puts it back.
    updateOwnUser({ is_on_boards: isOnBoards });
    const outcome = await api.set_privacy({ is_on_boards: isOnBoards }).catch(() => null);
    if (outcome?.ok === true) return;
    updateOwnUser({ is_on_boards: !isOnBoards });
    setHasFailed(true);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{text("settings.boards.title")}</h2>
      <Switch
        label={text("settings.boards.shown")}
        hint={text("settings.boards.hint")}
        checked={isShown}
        onChange={(next) => void show(next)}
      />
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {hasFailed ? text("refusals.network_away") : null}
      </p>
    </Card>
  );
}
