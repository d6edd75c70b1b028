import { Volume2, VolumeX } from "lucide-react";
import { Bdi } from "../i18n/Bdi.tsx";
import { useText } from "../i18n/texts.tsx";
import { LanguageChip } from "../play/LanguageChip.tsx";
import { rootStore, useRootState } from "../state/root-store.ts";
import { BattleQuestion } from "./BattleQuestion.tsx";
import type { BattlePart } from "./battle-part.ts";
import { Board } from "./Board.tsx";
import { LeaveBattleLink } from "./LeaveBattleLink.tsx";
import { MatchNews } from "./MatchNews.tsx";
import { Talk } from "./talk/Talk.tsx";
import type { Stage } from "./stage.ts";
import { useRevealSounds } from "./use-reveal-sounds.ts";

type MatchProps = BattlePart & {
  readonly stage: Extract<Stage, { readonly is: "asking" | "revealed" }>;
  readonly leaveTo: string;
};

/** A match that is played: the board of its seats, the question, and what is said. */
export function Match({ leaveTo, ...part }: MatchProps) {
  const text = useText();
  const { card, stage } = part;
  const { number } = stage;
  useRevealSounds(card, stage);
  return (
    <div className="bt-match">
      <div className="bt-play">
        <div className="bt-top">
          <LeaveBattleLink to={leaveTo} />
          <p dir="auto" className="bt-subject">
            <Bdi>{card.category_name === "" ? text("battle.random.any_subject") : card.category_name}</Bdi>
          </p>
          <LanguageChip code={card.language} />
          <p className="bt-progress">
            <span className="sr-only">{text("battle.play.question", { number, count: card.no_of_que })}</span>
            <bdi aria-hidden="true">{text("battle.play.of", { number, count: card.no_of_que })}</bdi>
          </p>
          <SoundKey />
        </div>
        <Board {...part} />
        <BattleQuestion {...part} />
        <MatchNews {...part} />
      </div>
      <Talk store={part.store} card={card} offsetMs={part.offsetMs} />
    </div>
  );
}

/** The device's own choice, where it is heard. */
function SoundKey() {
  const text = useText();
  const sound = useRootState((root) => root.sound);
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={sound}
      aria-label={text("settings.look.sound")}
      className="bt-round"
      onClick={() => rootStore.setState({ sound: !sound })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
