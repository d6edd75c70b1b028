import { Sheet } from "@crosscheck/ui/Sheet";
import type { MsgId } from "../i18n/message-ids.ts";
import { useText } from "../i18n/texts.tsx";
import { KeyList } from "./KeyList.tsx";
import { LetterKeys } from "./LetterKeys.tsx";

/** Names of keys that are words; all others are what stands on them. */
const SPACE = "Space";

type Row = readonly [keys: readonly string[], does: MsgId];

const GROUPS: readonly (readonly [title: MsgId, rows: readonly Row[]])[] = [
  [
    "keys.groups.question",
    [
      [["A–J", "1–9"], "keys.does.choose"],
      [["Enter"], "keys.does.check"],
      [["Shift 1–4"], "keys.does.lifelines"],
      [["P"], "keys.does.play"],
    ],
  ],
  [
    "keys.groups.told",
    [
      [["Enter", SPACE], "keys.does.next"],
      [["B"], "keys.does.bookmark"],
      [["N"], "keys.does.note"],
      [["R"], "keys.does.report"],
    ],
  ],
  [
    "keys.groups.paper",
    [
      [["←", "→"], "keys.does.turn"],
      [["F", "Shift F"], "keys.does.flag"],
      [["Shift A–J"], "keys.does.strike"],
      [["N"], "keys.does.note"],
      [["K"], "keys.does.calculator"],
      [["W"], "keys.does.computer"],
    ],
  ],
  [
    "keys.groups.review",
    [
      [["K", "J"], "keys.does.step"],
      [["B"], "keys.does.bookmark"],
      [["N"], "keys.does.note"],
      [["R"], "keys.does.report"],
    ],
  ],
  [
    "keys.groups.anywhere",
    [
      [["?"], "keys.does.sheet"],
      [["Esc"], "keys.does.shut"],
      [["Tab"], "keys.does.skip"],
    ],
  ],
];

/** All keys of the app, and the switch for those of one letter. Loaded when it is asked for. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const nameOf = (key: string) => (key === SPACE ? text("keys.space") : key);
  return (
    <Sheet open title={text("keys.title")} closeLabel={text("keys.close")} onClose={onClose}>
      <div className="cc-key-sheet">
        {GROUPS.map(([title, rows]) => (
          <section key={title}>
            <h3>{text(title)}</h3>
            <KeyList
              title={text(title)}
              rows={rows.map(([keys, does]) => ({ keys: keys.map(nameOf), does: text(does) }))}
            />
          </section>
        ))}
        <LetterKeys />
      </div>
    </Sheet>
  );
}
