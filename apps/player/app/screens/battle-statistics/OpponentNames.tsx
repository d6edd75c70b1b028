import { Bot } from "lucide-react";
import { Fragment } from "react";
import { useText } from "../../i18n/texts.tsx";
import { CardLink } from "../boards/CardLink.tsx";
import type { Opponent } from "./battles.ts";

/** Who was played against: each opens their card; the bot is marked, and who has left has no name. */
export function OpponentNames({ opponents }: { readonly opponents: readonly Opponent[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {opponents.map((opponent, place) => (
        // Those who have left have no id of their own.
        <Fragment key={`${place} ${opponent.user_id}`}>
          <OpponentName opponent={opponent} />
        </Fragment>
      ))}
    </span>
  );
}

function OpponentName({ opponent }: { readonly opponent: Opponent }) {
  const text = useText();
  const { user_id, name, is_bot, is_deleted } = opponent;
  if (is_bot) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
        <Bot aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {text("battle-rooms.bot")}
      </span>
    );
  }
  if (is_deleted || name === "") {
    return (
      <span className="inline-flex min-h-11 items-center text-muted">{text("battle-rooms.deleted")}</span>
    );
  }
  return (
    <CardLink row={{ user_id, name }} className="cc-link cc-link-alone min-w-0 text-start break-words">
      <bdi>{name}</bdi>
    </CardLink>
  );
}
