import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, Swords } from "lucide-react";
import { Link } from "react-router";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { newRoomPath } from "../../paths/room-paths.ts";
import { useApi } from "../../state/api.tsx";
import { useMetPlayers } from "../battle-statistics/battles.ts";
import { challengeState, type WantedPlayer } from "../group-battle/wanted-player.ts";
import { BLOCKED_KEY, useBlocked } from "./blocked.ts";

/** What can be done about another player: a challenge to who was met before, and not to meet them any more. */
export function PlayerActions({ player }: { readonly player: WantedPlayer }) {
  const text = useText();
  const met = useMetPlayers() ?? [];
  const { rows } = useBlocked();
  const isBlocked = rows.some(({ user_id: userId }) => userId === player.user_id);
  const isMet = met.some(({ user_id: userId }) => userId === player.user_id);
  const block = useBlock(player.user_id);
  const refused = block.data?.ok === false ? block.data.refused : null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isMet && !isBlocked ? (
        <Link
          to={newRoomPath("friend")}
          state={challengeState(player)}
          className={`${buttonClass("action", "small")} grow`}
        >
          <Swords aria-hidden="true" className="size-5" />
          {text("battle-rooms.players.challenge")}
        </Link>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        className="grow"
        loading={block.isPending}
        onClick={() => block.mutate(!isBlocked)}
      >
        <Ban aria-hidden="true" className="size-5" />
        {text(isBlocked ? "battle-rooms.players.unblock" : "battle-rooms.players.block")}
      </Button>
      <p role="status" className="w-full text-sm text-muted empty:hidden">
        {isBlocked ? text("battle-rooms.players.is_blocked") : null}
      </p>
      <p role="alert" className="w-full text-sm font-medium text-wrong empty:hidden">
        {refused !== null || block.isError
          ? text(refused === null ? "refusals.network_away" : refusalId(refused))
          : null}
      </p>
    </div>
  );
}

/** Blocks a player or takes it back. */
export function useBlock(userId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) => api.block_player({ user_id: userId, blocked: isBlocked }),
    onSuccess: () => queries.invalidateQueries({ queryKey: BLOCKED_KEY }),
  });
}
