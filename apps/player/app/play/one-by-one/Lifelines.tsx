import { Coin } from "@crosscheck/ui/Coin";
import type { LifelineKind } from "@crosscheck/rules/modes/mode";
import { ChartColumn, Divide, Lightbulb, SkipForward, TimerReset, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { refusalId, type AnyRefusal } from "../../i18n/refusals.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Attempt, Card } from "../attempt/run-state.ts";
import { Kbd } from "../../view/Kbd.tsx";
import { useWindowKeys } from "../../view/keys/use-window-keys.ts";
import { lifelineOff } from "./lifeline-off.ts";
import { ignoreAbortOf } from "../attempt/ignore-abort.ts";

const ICONS: Readonly<Record<LifelineKind, LucideIcon>> = {
  fifty_fifty: Divide,
  audience_poll: ChartColumn,
  skip: SkipForward,
  reset_timer: TimerReset,
  hint: Lightbulb,
};

type LifelinesProps = {
  readonly attempt: Attempt;
  readonly card: Card;
  readonly isOpen: boolean;
  /** Resolves to the refusal, or null when it worked. */
  readonly onBuy: (kind: LifelineKind) => Promise<AnyRefusal | null>;
};

/** Below the keys, which are the last thing on a phone. */
function bringIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "nearest" });
}

/** The helps of this run with their price; one that cannot be used here looks so, and says why when it is pressed. */
export function Lifelines({ attempt, card, isOpen, onBuy }: LifelinesProps) {
  const text = useText();
  const { number } = useFormats();
  const [buying, setBuying] = useState<LifelineKind | null>(null);
  const [refused, setRefused] = useState<AnyRefusal | null>(null);
  const { lifelines } = attempt;

  const buy = async (kind: LifelineKind) => {
    setBuying(kind);
    setRefused(await onBuy(kind).finally(() => setBuying(null)));
  };
  const press = (lifeline: Attempt["lifelines"][number]) => {
    const why = lifelineOff(lifeline, { card, attempt });
    if (why !== null) setRefused(why);
    else if (isOpen && buying === null) buy(lifeline.kind).catch(ignoreAbortOf);
  };
  useWindowKeys((event) => {
    const place = event.shiftKey && !event.repeat ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
    const lifeline = lifelines[Number(place) - 1];
    if (lifeline === undefined) return;
    event.preventDefault();
    press(lifeline);
  });
  return (
    <section aria-label={text("play.lifelines.title")}>
      <ul className="cc-lifelines">
        {lifelines.map((lifeline, place) => {
          const { kind, used, price_coins: price } = lifeline;
          const Icon = ICONS[kind];
          const why = lifelineOff(lifeline, { card, attempt });
          const isOff = why !== null || !isOpen || buying !== null;
          return (
            <li key={kind}>
              <button
                type="button"
                aria-disabled={isOff || undefined}
                aria-busy={buying === kind || undefined}
                title={why === null ? undefined : text(refusalId(why))}
                onClick={() => press(lifeline)}
                className={`cc-key flex min-h-12 w-full items-center justify-center gap-2 px-2 py-1.5 text-sm font-semibold ${why !== null ? "cc-key-line bg-transparent text-muted" : "bg-card hover:bg-primary-soft"}`}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="text-start leading-tight">
                  {text(`play.lifelines.${kind}`)}
                  <span className="flex items-center gap-1 text-xs font-medium text-muted">
                    {used ? (
                      text("play.lifelines.used")
                    ) : (
                      <>
                        <Coin className="size-3.5" />
                        <bdi aria-hidden="true">{number(price)}</bdi>
                        <span className="sr-only">{text("shell.coins", { count: price })}</span>
                      </>
                    )}
                  </span>
                </span>
                <Kbd>{`⇧${place + 1}`}</Kbd>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="alert" className="mt-2 text-sm font-medium text-wrong empty:hidden">
        {refused === null ? null : <span ref={bringIntoSight}>{text(refusalId(refused))}</span>}
      </p>
    </section>
  );
}
