import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import { useNavigate, useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { ExportDataButton } from "./ExportDataButton.tsx";
import { PlayerData } from "./PlayerData.tsx";
import { PlayerNotes } from "./PlayerNotes.tsx";

type Player = DataOf<"view_player">;

/** One player: account, what can be done about it, and everything the product holds. */
export function PlayerScreen() {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const player = useAnswer("view_player", { player_id: id });
  return (
    <Page
      title={player.data?.name ?? say("people.player")}
      actions={
        player.data && <PlayerActions player={player.data} onErased={() => void navigate("/players")} />
      }
    >
      <Answered query={player}>
        {(data) => (
          <>
            <Account player={data} />
            {may("list_player_notes") && <PlayerNotes playerId={data.id} />}
            <PlayerData playerId={data.id} />
          </>
        )}
      </Answered>
    </Page>
  );
}

type PlayerActionsProps = { readonly player: Player; readonly onErased: () => void };

function PlayerActions({ player, onErased }: PlayerActionsProps) {
  const say = useSay();
  const fixed = { player_id: player.id };
  return (
    <>
      <CallButton
        action="correct_coins"
        fixed={fixed}
        lead={say("people.coins_lead", { coins: player.coins })}
      />
      <CallButton
        action="rename_player"
        fixed={fixed}
        start={{ name: player.name }}
        lead={say("support.rename_lead")}
      />
      <ExportDataButton playerId={player.id} />
      {player.status === "active" ? (
        <CallButton
          action="deactivate_player"
          color="error"
          fixed={fixed}
          lead={say("people.deactivate_lead", { name: player.name })}
          typed={player.name}
        />
      ) : (
        <>
          <CallButton action="reactivate_player" fixed={fixed} lead={say("people.reactivate_lead")} />
          <CallButton
            action="erase_player"
            color="error"
            fixed={fixed}
            lead={say("support.erase_lead", { name: player.name })}
            typed={player.name}
            onDone={onErased}
          />
        </>
      )}
    </>
  );
}

function Account({ player }: { readonly player: Player }) {
  const { field, choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Panel>
      <Box sx={{ display: "flex", gap: 3, flexWrap: "wrap", alignItems: "flex-start" }}>
        <Avatar
          {...(player.profile === "" ? {} : { src: player.profile })}
          alt=""
          sx={{ width: 72, height: 72 }}
        >
          {player.name.slice(0, 1)}
        </Avatar>
        <Facts
          facts={[
            [field("status"), <State key="status" value={player.status} />],
            [
              field("player_id"),
              <code key="id" dir="ltr">
                {player.id}
              </code>,
            ],
            [field("email"), <bdi key="email">{player.email ?? "–"}</bdi>],
            [field("mobile"), <bdi key="mobile">{player.mobile ?? "–"}</bdi>],
            [field("type"), choice(player.type)],
            [field("created_at"), instant(player.created_at)],
          ]}
        />
        <Facts
          facts={[
            [field("coins"), number(player.coins)],
            [field("all_time_score"), number(player.all_time_score)],
            [field("all_time_rank"), player.all_time_rank === null ? "–" : number(player.all_time_rank)],
            [field("streak"), number(player.streak)],
            [field("refer_code"), <code key="code">{player.refer_code}</code>],
            [field("licence"), player.licence ?? "–"],
          ]}
        />
      </Box>
    </Panel>
  );
}
