import { Avatar } from "@crosscheck/ui/Avatar";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { useBlocked, type Blocked } from "../players/blocked.ts";
import { useBlock } from "../players/PlayerActions.tsx";

/** Players who are not met any more, and the way to take that back. */
export function BlockedCard() {
  const text = useText();
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{text("battle-rooms.blocked.title")}</h2>
        <p className="text-muted">{text("battle-rooms.blocked.text")}</p>
      </div>
      <PagedList
        pages={useBlocked()}
        loading={
          <SkeletonList count={1} label={text("battle-rooms.blocked.loading")} rowClassName="h-6 w-full" />
        }
        empty={<p className="text-sm text-muted">{text("battle-rooms.blocked.none")}</p>}
      >
        {(rows) => (
          <ul className="flex flex-col">
            {rows.map((row) => (
              <li key={row.user_id} className="border-t border-line first:border-0">
                <BlockedRow row={row} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function BlockedRow({ row }: { readonly row: Blocked }) {
  const text = useText();
  const { date } = useFormats();
  const unblock = useBlock(row.user_id);
  const refused = unblock.data?.ok === false ? unblock.data.refused : null;
  return (
    <div className="py-3">
      <div className="flex items-center gap-3">
        <Avatar name={row.name} src={row.profile} />
        <div className="min-w-0 grow">
          <p className="flex font-medium">
            <bdi className="truncate">{row.name}</bdi>
          </p>
          <p className="text-xs text-muted">
            {text("battle-rooms.blocked.since", { date: date(row.blocked_at) })}
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          className="shrink-0"
          loading={unblock.isPending}
          aria-label={text("battle-rooms.blocked.unblock_of", { name: row.name })}
          onClick={() => unblock.mutate(false)}
        >
          {text("battle-rooms.players.unblock")}
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-wrong empty:hidden">
        {refused !== null || unblock.isError
          ? text(refused === null ? "refusals.network_away" : refusalId(refused))
          : null}
      </p>
    </div>
  );
}
