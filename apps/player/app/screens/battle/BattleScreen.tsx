import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useNavigate, useParams } from "react-router";
import { BattlePlay } from "../../battle/BattlePlay.tsx";
import { useBattle } from "../../battle/use-battle.ts";
import { useText } from "../../i18n/texts.tsx";
import { battlePath, RANDOM_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { Screen } from "../../view/Screen.tsx";

/** No header and no navigation while playing. */
export const handle = { frame: "focus" };

/** Route /battle/:battle/. A battle of any kind; a reload comes back to it. */
export default function BattleScreen() {
  const { battle: battleId = "" } = useParams();
  const text = useText();
  const navigate = useNavigate();
  const store = useBattle(battleId);
  return (
    <Screen title={text("battle.title")}>
      {store === null ? (
        <Skeleton className="mx-auto h-96 w-full max-w-2xl" />
      ) : (
        <BattlePlay
          key={battleId}
          store={store}
          leaveTo={RANDOM_BATTLE_PATH}
          onFollow={(nextId) => void navigate(battlePath(nextId), { replace: true })}
        />
      )}
    </Screen>
  );
}
