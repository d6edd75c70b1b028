import { BATTLE_BOUNDS, BATTLE_NUMBERS, SEATS } from "@crosscheck/rules/battles/battle-rules";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useState, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useBoot } from "../../boot/root-data.ts";
import { Notice } from "../../forms/Notice.tsx";
import { useCall } from "../../forms/use-call.ts";
import { useFormats } from "../../i18n/formats.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { roomPath } from "../../paths/room-paths.ts";
import { useApi } from "../../state/api.tsx";
import { useOwnUser } from "../../state/own-user.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { Panes } from "../../view/Panes.tsx";
import { SubjectSelect } from "../battle/SubjectSelect.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";
import { readNumber } from "../self-learning/challenge-choice.ts";
import { NumberPicker } from "../self-learning/NumberPicker.tsx";
import { roomFailure, useNoteRoom, type RoomKind } from "./rooms.ts";

const COUNTS = [5, 10, 15, 20];
const ENTRIES = [0, 5, 10, 25, 50];
const CHIP = `${buttonClass("quiet", "small")} grow`;

/** What is played in a new room, and for how much. */
export function CreateRoom({ kind }: { readonly kind: RoomKind }) {
  const text = useText();
  const { number } = useFormats();
  const { user } = useOwnUser();
  const [category, setCategory] = useState("");
  const { configurations } = useBoot();
  const [typedCount = `${configurations?.battle_no_of_que ?? BATTLE_NUMBERS.questionCount}`, setCount] =
    useState<string>();
  const [typedEntry = `${configurations?.battle_entry_fee ?? BATTLE_NUMBERS.stakeCoins}`, setEntry] =
    useState<string>();
  const count = readNumber(typedCount, BATTLE_BOUNDS.questionCount);
  const entry = readNumber(typedEntry, BATTLE_BOUNDS.stakeCoins);
  const coins = user?.coins ?? 0;
  const entryError = entryProblem(entry, coins);
  const { run, busy, failure } = useCreate(kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== null && entry !== null && entryError === null) void run({ category, count, entry });
  };
  return (
    <>
      <PageHeader
        title={text(`battle-rooms.kinds.${kind}`)}
        lead={text(`battle-rooms.seats.${kind}`)}
        back={<BackLink to={GROUP_BATTLE_PATH} label={text("battle-rooms.title")} />}
      />
      <form noValidate onSubmit={submit}>
        <Panes
          narrow="second"
          first={
            <Card className="grid gap-6">
              <SubjectSelect kind={kind} value={category} onChange={setCategory} />
              <NumberPicker
                name="questions"
                label={text("battle-rooms.create.questions")}
                hint={text("battle-rooms.create.range", BATTLE_BOUNDS.questionCount)}
                error={count === null ? text("refusals.self_learning.questions_missing") : undefined}
                bounds={BATTLE_BOUNDS.questionCount}
                value={typedCount}
                onChange={setCount}
                lessLabel={text("battle-rooms.create.fewer_questions")}
                moreLabel={text("battle-rooms.create.more_questions")}
              >
                {COUNTS.map((one) => (
                  <button key={one} type="button" className={CHIP} onClick={() => setCount(`${one}`)}>
                    {number(one)}
                  </button>
                ))}
              </NumberPicker>
              <NumberPicker
                name="entry"
                label={text("battle-rooms.create.entry")}
                hint={`${text("battle-rooms.create.range", BATTLE_BOUNDS.stakeCoins)} · ${text("battle-rooms.create.balance", { count: coins })}`}
                error={entryError === null ? undefined : text(entryError)}
                bounds={BATTLE_BOUNDS.stakeCoins}
                value={typedEntry}
                onChange={setEntry}
                lessLabel={text("battle-rooms.create.less_entry")}
                moreLabel={text("battle-rooms.create.more_entry")}
              >
                {ENTRIES.map((one) => (
                  <button key={one} type="button" className={CHIP} onClick={() => setEntry(`${one}`)}>
                    {one === 0 ? text("battle-rooms.free") : number(one)}
                  </button>
                ))}
              </NumberPicker>
            </Card>
          }
          second={
            <>
              <p className="rounded-key bg-primary-soft px-4 py-3 text-sm">
                {entry === null || entry === 0
                  ? text("battle-rooms.create.no_pot")
                  : text(`battle-rooms.create.pot.${kind}`, { coins: entry * SEATS[kind] })}
              </p>
              {failure === null ? null : <Notice kind="failure">{text(roomFailure(failure))}</Notice>}
              <Button type="submit" variant="action" size="large" loading={busy}>
                {text("battle-rooms.create.open")}
              </Button>
            </>
          }
        />
      </form>
    </>
  );
}

/** What is wrong with an entry; null when it can be paid. */
function entryProblem(entry: number | null, coins: number): MsgId | null {
  if (entry === null) return "refusals.invalid_field";
  return entry > coins ? "refusals.not_enough_coins" : null;
}

type Wish = { readonly category: string; readonly count: number; readonly entry: number };

function useCreate(kind: RoomKind) {
  const api = useApi();
  const navigate = useNavigate();
  const language = useContentLanguage();
  const note = useNoteRoom();
  // Whom to challenge, from their card.
  const { state } = useLocation();
  // The same for every try of this page: one that was not answered has not opened a second room.
  const [roomId] = useState(() => crypto.randomUUID());
  return useCall(async ({ category, count, entry }: Wish) => {
    const opened = await api.create_room({
      ...language,
      room_id: roomId,
      room_type: kind,
      category,
      no_of_que: count,
      entry_fee: entry,
      creator_starts: true,
    });
    if (!opened.ok) return opened.refused;
    note(opened.data.roomCode, opened);
    await navigate(roomPath(opened.data.roomCode), { replace: true, state });
    return null;
  });
}
