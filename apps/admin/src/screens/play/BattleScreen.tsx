import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useCategoryName } from "../content/CategoryField.tsx";
import { playerPath } from "../paths.ts";
import { lineOf } from "./line.ts";

type Battle = DataOf<"view_battle">;

/** One battle: who sat in it, what came out, and all that happened. */
export function BattleScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const battle = useAnswer("view_battle", { battle_id: id });
  return (
    <Page title={say("play.battle")}>
      <Answered query={battle}>
        {(data) => (
          <>
            <Summary battle={data} />
            <Events battle={data} />
          </>
        )}
      </Answered>
    </Page>
  );
}

function Summary({ battle }: { readonly battle: Battle }) {
  const { field, choice } = useWords();
  const categoryName = useCategoryName();
  const { instant, number } = useFormats();
  return (
    <Panels>
      <Panel>
        <Facts
          facts={[
            [field("kind"), choice(battle.kind)],
            [field("category"), battle.category === null ? "–" : categoryName(battle.category)],
            [field("language"), battle.language],
            [field("no_of_que"), number(battle.no_of_que)],
            [field("entry_fee"), number(battle.entry_fee)],
            [field("is_rated"), choice(String(battle.is_rated))],
            [field("opened_at"), instant(battle.opened_at)],
            [field("started_at"), instant(battle.started_at)],
            [field("ended_at"), instant(battle.ended_at)],
            [field("end_reason"), battle.end_reason === null ? "–" : choice(battle.end_reason)],
          ]}
        />
      </Panel>
      {battle.seats.map((seat) => (
        <Panel
          key={seat.seat}
          title={seat.name || choice("bot")}
          actions={
            seat.player_id !== null && (
              <CallButton action="unmute_player" fixed={{ player_id: seat.player_id }} />
            )
          }
        >
          <Facts
            facts={[
              [
                field("player_id"),
                <Id
                  key="id"
                  id={seat.player_id}
                  {...(seat.player_id === null ? {} : { to: playerPath(seat.player_id) })}
                />,
              ],
              [field("outcome"), seat.outcome === null ? "–" : choice(seat.outcome)],
              [field("points"), seat.points ?? "–"],
              [field("correct"), seat.correct ?? "–"],
              [field("coins"), seat.coins ?? "–"],
              [
                field("rating"),
                seat.rating_after === null
                  ? "–"
                  : `${number(seat.rating_before ?? 0, 0)} → ${number(seat.rating_after, 0)}`,
              ],
              [field("fast_answers"), seat.fast_answers ?? "–"],
            ]}
          />
        </Panel>
      ))}
    </Panels>
  );
}

function Events({ battle }: { readonly battle: Battle }) {
  const say = useSay();
  const { field, choice } = useWords();
  const names = new Map(battle.seats.map((seat) => [seat.player_id, seat.name]));
  const time = (iso: string) => iso.slice(11, 23);
  return (
    <Panel title={say("play.events")}>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {["at", "player_id", "type", "number", "verdict", "elapsed_ms", "round_trip_ms", "line"].map(
                (name) => (
                  <TableCell key={name}>{field(name)}</TableCell>
                ),
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {battle.events.map((event, index) => (
              // Events have no name of their own and never change.
              // oxlint-disable-next-line react/no-array-index-key
              <TableRow key={index}>
                <TableCell dir="ltr">{time(event.at)}</TableCell>
                <TableCell>
                  <bdi>
                    {names.get(event.player_id) ??
                      (event.player_id === "" ? "–" : <Id id={event.player_id} />)}
                  </bdi>
                </TableCell>
                <TableCell dir="ltr">{event.type}</TableCell>
                <TableCell>{event.number ?? "–"}</TableCell>
                <TableCell>
                  {event.is_right === null ? "–" : choice(event.is_right ? "correct" : "wrong")}
                </TableCell>
                <TableCell dir="ltr">
                  {event.elapsed_ms ?? "–"}{" "}
                  {event.is_fast && <Chip size="small" color="warning" label={choice("fast_answers")} />}
                </TableCell>
                <TableCell dir="ltr">{event.round_trip_ms ?? "–"}</TableCell>
                <TableCell>{event.line === null ? "–" : <bdi>{lineOf(event.line)}</bdi>}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
