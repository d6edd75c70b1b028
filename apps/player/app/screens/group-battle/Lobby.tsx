import { DirIcon } from "@crosscheck/ui/DirIcon";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { ChevronRight, User, Users } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { BATTLE_STATISTICS_PATH, newRoomPath } from "../../paths/room-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { OpenBattle } from "./OpenBattle.tsx";
import { ROOM_KINDS } from "./rooms.ts";

const ICONS = { friend: User, group: Users } as const;

/** The ways into a room: open one for a friend or a group, or join one by its code. */
export function Lobby() {
  const text = useText();
  // Whom to challenge, from their card, goes along to the room that is opened.
  const { state } = useLocation();
  return (
    <>
      <PageHeader
        title={text("battle-rooms.title")}
        lead={text("battle-rooms.lead")}
        back={<BackLink to="/compete/" label={text("shell.nav.compete")} />}
      />
      <OpenBattle />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section aria-labelledby="rooms-open" className="min-w-0">
          <h2 id="rooms-open" className="mb-3 text-lg">
            {text("battle-rooms.open")}
          </h2>
          <ul className="grid gap-3">
            {ROOM_KINDS.map((kind) => {
              const Icon = ICONS[kind];
              return (
                <li key={kind}>
                  <Link
                    to={newRoomPath(kind)}
                    state={state}
                    className="cc-key cc-key-line flex min-h-20 items-center gap-4 bg-card p-4 hover:bg-primary-soft"
                  >
                    <span className="grid size-11 shrink-0 place-items-center rounded-[14px] bg-primary-soft text-primary">
                      <Icon aria-hidden="true" className="size-6" />
                    </span>
                    <span className="min-w-0 grow">
                      <span className="block font-semibold">{text(`battle-rooms.kinds.${kind}`)}</span>
                      <span className="block text-sm text-muted">{text(`battle-rooms.seats.${kind}`)}</span>
                    </span>
                    <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
        <JoinByCode />
      </div>
      <p className="mt-6">
        <Link to={BATTLE_STATISTICS_PATH} className="cc-link cc-link-alone">
          {text("battle-rooms.statistics.title")}
        </Link>
      </p>
    </>
  );
}
