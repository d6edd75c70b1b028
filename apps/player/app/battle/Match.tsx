import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { useText } from "../i18n/texts.tsx";
import { LanguageChip } from "../play/LanguageChip.tsx";
import { SoundKey } from "../play/media/SoundKey.tsx";
import { BattleMoment } from "./BattleMoment.tsx";
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

/**
 * A match that is played: the question, the board of its seats, and what is said. On narrow screens the board stands over
 * the question, on a desk beside it.
 */
export function Match({ leaveTo, ...part }: MatchProps) {
  const text = useText();
  const { card, stage } = part;
  const { number } = stage;
  const subject = card.category_name === "" ? text("battle.random.any_subject") : card.category_name;
  useRevealSounds(card, stage);
  return (
    <div className="bt-match">
      <div className="bt-play" data-pane>
        <div className="bt-top">
          <LeaveBattleLink to={leaveTo} />
          {card.face && <SubjectTag face={card.face} />}
          <div className="bt-about">
            <p dir="auto" title={subject} className="bt-subject">
              {subject}
            </p>
            <LanguageChip code={card.language} />
          </div>
          <p className="bt-progress">
            <span className="sr-only">{text("battle.play.question", { number, count: card.no_of_que })}</span>
            <bdi aria-hidden="true">{text("battle.play.of", { number, count: card.no_of_que })}</bdi>
          </p>
          <SoundKey className="bt-round" />
        </div>
        <BattleQuestion {...part} />
        <BattleMoment card={card} stage={stage} />
        <MatchNews {...part} />
      </div>
      <div className="bt-aside" data-pane>
        <Board {...part} />
        <Talk store={part.store} card={card} offsetMs={part.offsetMs} />
      </div>
    </div>
  );
}
