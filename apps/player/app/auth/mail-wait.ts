import type { Identity } from "@crosscheck/client/identity";
import { NetworkAway } from "@crosscheck/client/network-away";

/** Pauses between two questions: short while somebody reads their mail, longer after a while. */
const FIRST_PAUSE_MS = 3_000;
const LATER_PAUSE_MS = 10_000;
const FIRST_QUESTIONS = 40;

export type MailWait = {
  readonly identity: Pick<Identity, "waitForSignUp">;
  /** Called once, when the wait ended. */
  readonly onEnd: (end: "signed_in" | "over") => void;
};

/**
 * Asks from time to time whether the mailed link was opened; only while the page is looked at, and at once when
 * somebody comes back to it. Answers how to stop.
 */
export function waitForMailedLink({ identity, onEnd }: MailWait): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isAsking = false;
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", ask);
  };
  function ask() {
    clearTimeout(timer);
    if (isOver || isAsking || document.hidden) return;
    isAsking = true;
    asked += 1;
    void askOnce(identity).then((answer) => {
      isAsking = false;
      if (isOver) return;
      if (answer === "signed_in" || answer === "over") {
        stop();
        onEnd(answer);
        return;
      }
      timer = setTimeout(ask, asked < FIRST_QUESTIONS ? FIRST_PAUSE_MS : LATER_PAUSE_MS);
    });
  }
  document.addEventListener("visibilitychange", ask);
  ask();
  return stop;
}

/** A question that could not be asked is asked again. */
async function askOnce(identity: MailWait["identity"]): Promise<"waiting" | "signed_in" | "over"> {
  try {
    const outcome = await identity.waitForSignUp();
    return outcome.ok ? outcome.data : "waiting";
  } catch (error) {
    if (!(error instanceof NetworkAway)) throw error;
    return "waiting";
  }
}
