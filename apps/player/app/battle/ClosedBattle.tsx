import type { Connection } from "@crosscheck/client/battle/battle-store";
import { Button } from "@crosscheck/ui/Button";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useEffect } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/texts.tsx";

type ClosedBattleProps = {
  readonly because: Extract<Connection, { readonly is: "closed" }>["because"];
  /** Takes the seat back from the page that has it. */
  readonly onOpen: () => void;
  readonly leaveTo: string;
};

const RELOADED = "battle:reloaded";

/** A battle that this page has no part in (any more): why, and the way on. */
export function ClosedBattle({ because, onOpen, leaveTo }: ClosedBattleProps) {
  const text = useText();
  useEffect(() => {
    if (because === "upgrade_required") reloadOnce();
  }, [because]);
  const back = (
    <Link to={leaveTo} className={buttonClass("quiet")}>
      {text("battle.end.back")}
    </Link>
  );
  if (because === "gone") {
    return <EmptyState isScreen title={text("battle.link.gone")} art={<PaperPlane />} action={back} />;
  }
  const isReplaced = because === "replaced";
  return (
    <EmptyState
      isScreen
      title={text(isReplaced ? "battle.link.replaced" : "battle.link.upgrade")}
      art={<PaperPlane />}
      action={
        <>
          <Button onClick={isReplaced ? onOpen : () => location.reload()}>
            {text(isReplaced ? "battle.link.take_back" : "battle.link.reload")}
          </Button>
          {back}
        </>
      }
    />
  );
}

/** Loads the new version by itself; where that did not help, the player decides about another try. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, "1");
    location.reload();
  } catch {
    // Storage is forbidden: the button is there.
  }
}
