import type { Connection } from "@crosscheck/client/battle/battle-store";
import { Button } from "@crosscheck/ui/Button";
import type { ReactNode } from "react";
import { Notice } from "../../forms/Notice.tsx";
import { useText } from "../../i18n/texts.tsx";

type ConnectionNoteProps = {
  readonly connection: Connection;
  /** Takes the seat back from another page. */
  readonly onTake: () => void;
};

/** Says that the room is not followed at the moment, and why. */
export function ConnectionNote({ connection, onTake }: ConnectionNoteProps) {
  const text = useText();
  if (connection.is === "away") return <Line>{text("battle-rooms.room.reconnecting")}</Line>;
  if (connection.is !== "closed" || connection.because === "gone") return null;
  const isElsewhere = connection.because === "replaced";
  return (
    <Line>
      <p>{text(isElsewhere ? "battle-rooms.room.elsewhere" : "battle-rooms.room.outdated")}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        onClick={isElsewhere ? onTake : () => location.reload()}
      >
        {text(isElsewhere ? "battle-rooms.room.here" : "battle-rooms.room.reload")}
      </Button>
    </Line>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="mb-4">
      <Notice kind="info">{children}</Notice>
    </div>
  );
}
