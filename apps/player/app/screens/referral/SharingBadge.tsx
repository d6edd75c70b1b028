import { BadgeEmblem } from "@crosscheck/ui/art/BadgeEmblem";
import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { BADGES_PATH } from "../../study/study-paths.ts";

/** How far the badge for sharing is; nothing where that cannot be had, since the badges have a screen of their own. */
export function SharingBadge() {
  const text = useText();
  const api = useApi();
  const badges = useQuery({
    queryKey: ["get_user_badges"],
    queryFn: ({ signal }) => api.get_user_badges({}, { signal }),
  });
  if (badges.isPending) return <Skeleton className="h-36 w-full" />;
  const badge =
    badges.data?.ok === true ? badges.data.data.find(({ type }) => type === "sharing_caring") : undefined;
  if (badge === undefined) return null;
  const { badge_counter: counter, status } = badge;
  const progress = Math.min(badge.progress, counter);
  const label = text("badges.sharing_caring.label");
  return (
    <Card className="flex items-center gap-4">
      <BadgeEmblem
        name="sharing_caring"
        look={status === 0 ? "locked" : "claimed"}
        className="size-16 shrink-0"
      />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <h2 className="text-lg">
          <Link to={BADGES_PATH} className="inline-flex min-h-8 items-center text-primary underline">
            {label}
          </Link>
        </h2>
        <p className="text-sm text-muted">{text("badges.sharing_caring.note")}</p>
        <ProgressRunway
          slim
          value={progress}
          max={counter}
          label={text("badges.progress_label", { badge: label })}
        />
        <p className="text-sm tabular-nums">{text("badges.progress", { progress, counter })}</p>
      </div>
    </Card>
  );
}
