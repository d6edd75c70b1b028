import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { Button } from "@crosscheck/ui/Button";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Swords } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useCall } from "../../forms/use-call.ts";
import { useText } from "../../i18n/texts.tsx";
import { battlePath } from "../../paths/battle-paths.ts";
import { roomPath } from "../../paths/room-paths.ts";
import { useApi } from "../../state/api.tsx";
import { Until } from "../../view/Until.tsx";
import { useBattlesChanged, useOpenBattle } from "./open-battle.ts";
import type { Invitation, OpenBattle as Open } from "./rooms.ts";

/** The way back to the battle the player is in, and challenges with the time that is left to answer. */
export function OpenBattle() {
  const { data } = useOpenBattle();
  if (data?.ok !== true) return null;
  const { battle, invitations } = data.data;
  if (battle === null && invitations.length === 0) return null;
  return (
    <div className="mb-5 grid gap-3">
      {battle === null ? null : <Running battle={battle} />}
      {invitations.map((invitation) => (
        <Challenge key={invitation.invitation_id} invitation={invitation} />
      ))}
    </div>
  );
}

function Running({ battle }: { readonly battle: NonNullable<Open["battle"]> }) {
  const text = useText();
  return (
    <Strip
      title={text(battle.is_started ? "home.battle.running" : "home.battle.room")}
      action={
        <Link to={placeOf(battle)} className={buttonClass("primary", "small")}>
          {text(battle.is_started ? "home.battle.back" : "home.battle.to_room")}
        </Link>
      }
    />
  );
}

/** The screen on which a battle goes on. */
function placeOf({ battle_id: id, kind, is_started: isStarted }: NonNullable<Open["battle"]>): string {
  return hasCode({ kind }) && !isStarted ? roomPath(id) : battlePath(id);
}

function Challenge({ invitation }: { readonly invitation: Invitation }) {
  const text = useText();
  const { run, busy, failure } = useAnswer(invitation);
  const { name, category_name: subject, entry_fee: entry } = invitation;
  return (
    <Strip
      title={text("home.battle.challenge", { name })}
      action={
        <>
          <Button size="small" loading={busy} onClick={() => void run(true)}>
            {text("home.battle.look")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void run(false)}>
            {text("home.battle.decline")}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <bdi>{subject === "" ? text("home.battle.any") : subject}</bdi>
        {entry === 0 ? null : <span>{text("home.contest.entry", { coins: entry })}</span>}
        <Until label="home.battle.left" at={invitation.expires_at} />
      </p>
      <p role="alert" className="text-sm font-medium text-wrong empty:hidden">
        {failure === null ? null : text(failure)}
      </p>
    </Strip>
  );
}

type StripProps = { readonly title: string; readonly action: ReactNode; readonly children?: ReactNode };

function Strip({ title, action, children }: StripProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-primary bg-primary-soft p-4">
      <Swords aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold break-words">{title}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </div>
  );
}

/** Declines a challenge; who wants to accept sees the room and what it costs first. */
function useAnswer({ invitation_id, room_code }: Invitation) {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useBattlesChanged();
  return useCall(async (isWanted: boolean) => {
    if (isWanted) {
      await navigate(roomPath(room_code));
      return null;
    }
    const answered = await api.answer_challenge({ invitation_id, accept: false });
    changed();
    return answered.ok ? null : answered.refused;
  });
}
