import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { EMOJIS, MOST_CHARACTERS, PHRASES, type Line } from "@crosscheck/rules/battles/lines";
import { Button } from "@crosscheck/ui/Button";
import { SendHorizontal } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useText } from "../../i18n/texts.tsx";
import { EMOJI_SIGNS } from "./lines.ts";
import type { TalkProps } from "./Talk.tsx";
import { TalkLog } from "./TalkLog.tsx";
import { useSay } from "./use-say.ts";

type TalkPanelProps = TalkProps & { readonly onSaid?: () => void };

/** What can be said, and what was. */
export function TalkPanel({ store, card, onSaid }: TalkPanelProps) {
  const text = useText();
  const { say: ask, failure } = useSay(store);
  const say = async (line: Line): Promise<boolean> => {
    const isSaid = await ask(line);
    if (isSaid) onSaid?.();
    return isSaid;
  };
  return (
    <div className="bt-talk">
      <ul aria-label={text("battle.say.emojis")} className="bt-emojis">
        {EMOJIS.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text(`battle.emoji.${id}`)}
              onClick={() => void say({ kind: "emoji", id })}
            >
              {EMOJI_SIGNS[id]}
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label={text("battle.say.phrases")} className="bt-phrases">
        {PHRASES.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => void say({ kind: "phrase", id })}>
              {text(`battle.phrase.${id}`)}
            </button>
          </li>
        ))}
      </ul>
      {hasCode(card) ? <FreeText onSay={say} /> : null}
      <p role="alert" className="bt-talk-failure">
        {failure === null ? "" : text(failure)}
      </p>
      <TalkLog card={card} />
    </div>
  );
}

/** Own words, among players who came by a code. */
function FreeText({ onSay }: { readonly onSay: (line: Line) => Promise<boolean> }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const said = typed.trim();
    if (said !== "" && (await onSay({ kind: "text", text: said }))) setTyped("");
  };
  return (
    <form className="bt-free" onSubmit={(event) => void send(event)}>
      <input
        value={typed}
        maxLength={MOST_CHARACTERS}
        dir="auto"
        aria-label={text("battle.say.text")}
        placeholder={text("battle.say.text")}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small" aria-label={text("battle.say.send")}>
        <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
    </form>
  );
}
