import type { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { MessageCircle } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { DESK, useMediaQuery } from "../../hooks/use-media-query.ts";
import { useText } from "../../i18n/texts.tsx";
import { useEarlyLoad } from "../../play/use-early-load.ts";
import { useSeatNames } from "../seats.ts";
import { EMOJI_SIGNS, spokenLine } from "./lines.ts";
import { useMutedIds } from "./muted.ts";
import { useSay } from "./use-say.ts";

const loadPanel = async () => ({ default: (await import("./TalkPanel.tsx")).TalkPanel });
const TalkPanel = lazyPart(loadPanel);
const loadSheet = async () => ({ default: (await import("@crosscheck/ui/Sheet")).Sheet });
const Sheet = lazyPart(loadSheet);
const LATER = [loadPanel, loadSheet];

/** Said with one tap. */
const QUICK = ["thumbs_up", "clap", "laugh"] as const;

export type TalkProps = {
  readonly store: BattleStore;
  readonly card: BattleCard;
  readonly offsetMs: number;
};

/** What is said beside a match: a pane on wide screens, a sheet behind a key elsewhere. */
export function Talk(props: TalkProps) {
  const text = useText();
  const isWide = useMediaQuery(DESK);
  const [isOpen, setIsOpen] = useState(false);
  useEarlyLoad(LATER);
  const { say } = useSay(props.store);
  return (
    <>
      <SpokenLines card={props.card} />
      {isWide ? (
        <aside aria-label={text("battle.say.title")} className="bt-pane">
          <Suspense fallback={null}>
            <TalkPanel {...props} />
          </Suspense>
        </aside>
      ) : (
        <div className="bt-say-bar">
          <div>
            {QUICK.map((id) => (
              <button
                key={id}
                type="button"
                aria-label={text(`battle.emoji.${id}`)}
                className="bt-quick"
                onClick={() => void say({ kind: "emoji", id })}
              >
                {EMOJI_SIGNS[id]}
              </button>
            ))}
            <button type="button" className="bt-say-key" onClick={() => setIsOpen(true)}>
              <MessageCircle aria-hidden="true" className="size-5" />
              {text("battle.say.open")}
            </button>
          </div>
          <Suspense fallback={null}>
            {isOpen ? (
              <Sheet
                open
                onClose={() => setIsOpen(false)}
                title={text("battle.say.title")}
                closeLabel={text("battle.say.close")}
              >
                <TalkPanel {...props} onSaid={() => setIsOpen(false)} />
              </Sheet>
            ) : null}
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The last line of the others, for screen readers. */
function SpokenLines({ card }: { readonly card: BattleCard }) {
  const text = useText();
  const names = useSeatNames(card);
  const muted = useMutedIds();
  const isHeard = (seat: number) =>
    seat !== card.own_seat && !muted.includes(card.seats.find((row) => row.seat === seat)?.user_id ?? "");
  const last = card.lines.findLast(({ seat }) => isHeard(seat));
  const line = last === undefined ? null : spokenLine(text, last.line);
  return (
    <output className="sr-only">
      {last === undefined || line === null ? "" : text("battle.say.says", { name: names(last.seat), line })}
    </output>
  );
}
