import { NetworkAway } from "@crosscheck/client/network-away";
import { readRoomCode, ROOM_CODE_LENGTH } from "@crosscheck/rules/battles/room-code";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { Field } from "@crosscheck/ui/Field";
import { TextInput } from "@crosscheck/ui/TextInput";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { MsgId } from "../../i18n/message-ids.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { roomPath } from "../../paths/room-paths.ts";
import { useApi } from "../../state/api.tsx";
import { useNoteRoom } from "./rooms.ts";

/** Asks for a code and looks whether a room has it; what is wrong with it is said beside the field. */
export function JoinByCode() {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { find, busy, error, forget } = useFindRoom();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!(await find(typed))) field.current?.focus();
  };
  return (
    <Card>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <h2 className="text-lg">{text("battle-rooms.join.title")}</h2>
        <Field
          label={text("battle-rooms.join.code")}
          hint={text("battle-rooms.join.hint", { signs: ROOM_CODE_LENGTH })}
          error={error === null ? undefined : text(error)}
        >
          {(aria) => (
            <TextInput
              {...aria}
              ref={field}
              name="room"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                forget();
              }}
              className="text-center font-mono uppercase tracking-widest"
            />
          )}
        </Field>
        <Button type="submit" loading={busy}>
          {text("battle-rooms.join.look")}
        </Button>
      </form>
    </Card>
  );
}

function useFindRoom() {
  const api = useApi();
  const navigate = useNavigate();
  const note = useNoteRoom();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<MsgId | null>(null);

  /** Goes to the room; answers whether there is one. */
  async function find(typed: string): Promise<boolean> {
    const read = readRoomCode(typed);
    if (typeof read === "string") {
      setError(read === "empty" ? "refusals.room_code_missing" : "refusals.room.code_invalid");
      return false;
    }
    setBusy(true);
    try {
      const looked = await api.get_question_by_room_id({ room_id: read.code, look: true });
      if (looked.ok) {
        note(read.code, looked);
        await navigate(roomPath(read.code));
        return true;
      }
      const isUnknown = looked.refused === "room_code_not_valid";
      setError(isUnknown ? "refusals.room.code_invalid" : refusalId(looked.refused));
    } catch (failure) {
      if (!(failure instanceof NetworkAway)) throw failure;
      setError("refusals.network_away");
    } finally {
      setBusy(false);
    }
    return false;
  }
  return { find, busy, error, forget: () => setError(null) };
}
