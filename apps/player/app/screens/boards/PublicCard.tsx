import type { OutputOf } from "@crosscheck/contract";
import type { getPublicCard } from "@crosscheck/contract/actions/boards";
import { Avatar } from "@crosscheck/ui/Avatar";
import { Button } from "@crosscheck/ui/Button";
import { BadgeEmblem } from "@crosscheck/ui/art/BadgeEmblem";
import { Dialog } from "@crosscheck/ui/Dialog";
import { RankStripes } from "@crosscheck/ui/RankStripes";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../hooks/lazy-part.ts";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";
import { CallView } from "../../view/CallView.tsx";
import { useContentLanguage } from "../modes/category-queries.ts";

/** Only of others. */
const PlayerActions = lazyPart(async () => ({
  default: (await import("../players/PlayerActions.tsx")).PlayerActions,
}));

type PublicCardProps = {
  readonly userId: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What others may see of a player. */
export function PublicCard({ userId, name, isOpen, onOpenChange }: PublicCardProps) {
  const text = useText();
  const api = useApi();
  const language = useContentLanguage();
  const ownId = useRootState((state) => state.session?.user.id);
  const card = useQuery({
    queryKey: ["get_public_card", userId, language],
    queryFn: ({ signal }) => api.get_public_card({ user_id: userId, ...language }, { signal }),
    enabled: isOpen,
  });
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={name}>
      <CallView query={card} loading={<Skeleton className="mt-3 h-56 w-full" />} noData="boards.card.gone">
        {(loaded) => (
          <>
            <Card card={loaded} />
            {loaded.user_id === ownId ? null : (
              <Suspense fallback={<Skeleton className="mt-4 h-11 w-full" />}>
                <PlayerActions player={loaded} />
              </Suspense>
            )}
          </>
        )}
      </CallView>
      <Button variant="quiet" className="mt-5 w-full" onClick={() => onOpenChange(false)}>
        {text("shell.close")}
      </Button>
    </Dialog>
  );
}

function Card({ card }: { readonly card: OutputOf<typeof getPublicCard> }) {
  const text = useText();
  const { number, date } = useFormats();
  return (
    <div className="mt-3 flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={card.name} src={card.profile} size="large" />
        <p className="flex items-center gap-2 font-semibold">
          <RankStripes rank={card.rank_name} />
          {text(`boards.ranks.${card.rank_name}`)}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact name={text("boards.card.score")}>{number(card.all_time_score)}</Fact>
        <Fact name={text("boards.card.rank")}>
          {card.all_time_rank === null ? "–" : number(card.all_time_rank)}
        </Fact>
        <Fact name={text("boards.card.since")}>{date(card.member_since)}</Fact>
      </dl>
      {card.badges.length === 0 ? null : (
        <div>
          <h3 className="text-sm text-muted">{text("badges.title")}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {card.badges.map((type) => (
              <li key={type}>
                <BadgeEmblem name={type} look="claimed" className="size-10" />
                <span className="sr-only">{text(`badges.${type}.label`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {card.subjects.length === 0 ? null : (
        <div>
          <h3 className="text-sm text-muted">{text("boards.card.subjects")}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {card.subjects.map(({ slug, category_name: subject }) => (
              <li key={slug} className="rounded-full bg-sunken px-3 py-1 text-sm">
                <Bdi>{subject}</Bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">
        <Bdi>{children}</Bdi>
      </dd>
    </div>
  );
}
