import { SEATS } from "@crosscheck/rules/battles/battle-rules";
import type { OutputOf } from "@crosscheck/contract";
import type { getChallenges } from "@crosscheck/contract/actions/battle-social";
import type { BattleCard } from "@crosscheck/contract/battle-views";
import { Avatar } from "@crosscheck/ui/Avatar";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { Until } from "../../view/Until.tsx";
import { useMetPlayers } from "../battle-statistics/battles.ts";
import { wantedPlayer } from "./wanted-player.ts";

/** More than this are not looked through by anybody. */
const MOST_SHOWN = 8;
/** While somebody was asked, their answer is looked for. */
const LOOK_AGAIN_MS = 4_000;

type Person = { readonly user_id: string; readonly name: string; readonly profile: string };
type Challenge = OutputOf<typeof getChallenges>[number];

/** Players of the last battles, to be asked into the room. */
export function InvitePlayers({ card }: { readonly card: BattleCard }) {
  const text = useText();
  const met = useMetPlayers() ?? [];
  const wanted = wantedPlayer(useLocation().state);
  const challenges = useChallenges(card.battle_id);
  const people: readonly Person[] = [
    ...(wanted === null ? [] : [wanted]),
    ...met.filter(({ user_id: userId }) => userId !== wanted?.user_id),
  ].filter(({ user_id: userId }) => !card.seats.some((seat) => seat.user_id === userId));
  const isFull = card.seats.length >= SEATS[card.kind];
  if (people.length === 0 || isFull) return null;
  return (
    <Card>
      <h2 className="text-lg">{text("battle-rooms.invite.title")}</h2>
      <p className="mb-3 text-sm text-muted">{text("battle-rooms.invite.lead")}</p>
      <ul>
        {people.slice(0, MOST_SHOWN).map((person) => (
          <li key={person.user_id} className="border-t border-line first:border-0">
            <InviteRow
              person={person}
              battleId={card.battle_id}
              challenge={challenges.find(({ user_id: userId }) => userId === person.user_id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type InviteRowProps = {
  readonly person: Person;
  readonly battleId: string;
  /** The last one; absent before the first. */
  readonly challenge: Challenge | undefined;
};

function InviteRow({ person, battleId, challenge }: InviteRowProps) {
  const text = useText();
  const { run, busy, failure } = useChallenge(battleId);
  return (
    <div className="py-3">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.profile} />
        <span className="flex min-w-0 grow font-semibold">
          <bdi className="truncate">{person.name}</bdi>
        </span>
        {challenge?.state === "waiting" ? null : (
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            loading={busy}
            aria-label={text("battle-rooms.invite.ask_of", { name: person.name })}
            onClick={() => void run(person.user_id)}
          >
            {text(challenge === undefined ? "battle-rooms.invite.ask" : "battle-rooms.invite.again")}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {challenge === undefined ? null : challenge.state === "waiting" ? (
          <Until label="battle-rooms.invite.waiting" at={challenge.expires_at} />
        ) : (
          text(`battle-rooms.invite.${challenge.state}`)
        )}
      </p>
      <p role="alert" className="text-sm font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </div>
  );
}

const keyOf = (battleId: string) => ["get_challenges", battleId] as const;

/** Who was asked into a room, the latest first. */
function useChallenges(battleId: string): readonly Challenge[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: keyOf(battleId),
    queryFn: ({ signal }) => api.get_challenges({ battle_id: battleId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.ok === true && state.data.data.some((one) => one.state === "waiting")
        ? LOOK_AGAIN_MS
        : false,
  });
  return data?.ok === true ? data.data : [];
}

function useChallenge(battleId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useCall(async (userId: string) => {
    const asked = await api.challenge_player({ user_id: userId, battle_id: battleId });
    if (!asked.ok) return asked.refused;
    await queries.invalidateQueries({ queryKey: keyOf(battleId) });
    return null;
  });
}
