import { BookOpen, Check, X } from "lucide-react";
import { PlainText } from "../i18n/PlainText.tsx";
import { useText } from "../i18n/texts.tsx";
import { ContentText } from "../play/content/ContentText.tsx";
import { directionOf } from "../play/content/direction-of.ts";
import { FormulaeScope } from "../play/content/FormulaeScope.tsx";
import type { BattlePart } from "./battle-part.ts";
import { raceText } from "./MatchNews.tsx";
import type { Stage } from "./stage.ts";

type BattleMomentProps = Pick<BattlePart, "card"> & { readonly stage: Stage };

/**
 * The moment after a question of a match: who was right and faster, and the rule in one sentence. Short, since the next
 * one comes by the clock; points are on the board, and all of it is said to screen readers with the news of the match.
 */
export function BattleMoment({ card, stage }: BattleMomentProps) {
  const text = useText();
  const told = stage.is === "revealed" ? card.reveals.find((row) => row.number === stage.number) : undefined;
  const own = told?.seats.find(({ seat }) => seat === card.own_seat);
  if (told === undefined || own === undefined) return null;
  const isRight = own.verdict === "correct";
  const Icon = isRight ? Check : X;
  const { rule } = told;
  return (
    <div aria-hidden="true" className="bt-moment cc-rise" data-verdict={isRight ? "right" : "wrong"}>
      <p className="bt-moment-race">
        <Icon className="cc-pop" size={22} strokeWidth={3} />
        {raceText(text, card, told)}
      </p>
      {rule === undefined ? null : (
        <div lang={card.language} dir={directionOf(card.language)}>
          <FormulaeScope formulae={rule.formulae}>
            <p className="bt-moment-rule">
              <ContentText text={rule.text} />
            </p>
          </FormulaeScope>
          {rule.reference === "" ? null : (
            <p className="bt-moment-source">
              <BookOpen size={15} />
              <span>
                <PlainText text={rule.reference} />
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
