import { Coin } from "@crosscheck/ui/Coin";
import type { ReactNode } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { LanguageChip } from "../../play/LanguageChip.tsx";
import type { RoomCard } from "./rooms.ts";

type RoomFactsProps = {
  readonly room: Pick<
    RoomCard,
    "category" | "category_name" | "language" | "no_of_que" | "seconds_per_question" | "entry_fee" | "seats"
  >;
};

/** As many beside each other as there is room for. */
const COLUMNS = { gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" };

/** What is played in a room, and for how much. */
export function RoomFacts({ room }: RoomFactsProps) {
  const text = useText();
  const { number } = useFormats();
  const { entry_fee: entry, no_of_que: questions, seconds_per_question: seconds } = room;
  return (
    <dl className="grid gap-3 text-sm" style={COLUMNS}>
      <Fact name={text("battle-rooms.facts.subject")}>
        {room.category === null ? text("battle-rooms.any") : room.category_name}
        <LanguageChip code={room.language} />
      </Fact>
      <Fact name={text("battle-rooms.facts.questions")}>
        {text("battle-rooms.facts.each", { count: questions, seconds: number(seconds) })}
      </Fact>
      <Fact name={text("battle-rooms.facts.entry")}>
        {entry === 0 ? text("battle-rooms.free") : <Coins count={entry} />}
      </Fact>
      {entry === 0 ? null : (
        <Fact name={text("battle-rooms.facts.pot")}>
          <Coins count={entry * room.seats.length} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold break-words">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Coins({ count }: { readonly count: number }) {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-1 text-gold-ink tabular-nums">
      <Coin className="size-4" />
      {text("contests.coins", { count })}
    </span>
  );
}
