import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";

const AT_FIRST = 5;
const MOST = 200;

/** What support has noted about a player, latest first. */
export function PlayerNotes({ playerId }: { readonly playerId: string }) {
  const say = useSay();
  const { instant } = useFormats();
  const [limit, setLimit] = useState(AT_FIRST);
  const notes = useAnswer("list_player_notes", { player_id: playerId, limit });
  return (
    <Panel
      title={say("support.notes")}
      actions={
        <CallButton
          action="add_player_note"
          fixed={{ player_id: playerId }}
          lead={say("support.note_lead")}
        />
      }
    >
      <Answered query={notes}>
        {({ rows, next_cursor: next }) => (
          <>
            {rows.length === 0 && <Typography color="textSecondary">{say("support.no_notes")}</Typography>}
            {rows.map((row) => (
              <Box
                key={row.note_id}
                sx={{ display: "flex", gap: 2, alignItems: "flex-start", flexWrap: "wrap" }}
              >
                <Box sx={{ flex: 1, minWidth: 200 }}>
                  <Typography dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                    {row.note}
                  </Typography>
                  <Typography variant="caption" color="textSecondary" component="p">
                    <OperatorName id={row.operator_id} /> · {instant(row.written_at)}
                  </Typography>
                </Box>
                <CallButton
                  action="delete_player_note"
                  color="error"
                  variant="text"
                  fixed={{ note_id: row.note_id }}
                  lead={say("support.delete_note_lead")}
                />
              </Box>
            ))}
            {next !== null && (
              <Button onClick={() => setLimit(MOST)} sx={{ justifySelf: "start" }}>
                {say("support.all_notes")}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}
