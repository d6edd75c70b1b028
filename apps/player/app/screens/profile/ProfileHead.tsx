import { Avatar } from "@crosscheck/ui/Avatar";
import { Card } from "@crosscheck/ui/Card";
import { Coin } from "@crosscheck/ui/Coin";
import { StatChip } from "@crosscheck/ui/StatChip";
import { Flame, Target, Trophy } from "lucide-react";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import type { OwnUser } from "../../state/root-state.ts";
import { PictureUpload } from "./PictureUpload.tsx";

/** Picture, name and the four figures of a player. */
export function ProfileHead({ user }: { user: OwnUser }) {
  const text = useText();
  const { number, date } = useFormats();
  return (
    <Card className="flex flex-col gap-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.name} src={user.profile} size="large" />
        <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
          <p className="text-xl font-bold break-words">
            <bdi>{user.name}</bdi>
            {user.name_number > 1 && (
              <bdi className="ms-1.5 text-sm font-medium text-muted">#{number(user.name_number)}</bdi>
            )}
          </p>
          <p className="text-sm text-muted">{text("profile.since", { date: date(user.created_at) })}</p>
          <PictureUpload />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-4">
        <StatChip label={text("profile.coins")} icon={<Coin className="size-4" />}>
          {number(user.coins)}
        </StatChip>
        <StatChip label={text("profile.score")} icon={<Target aria-hidden="true" className="size-4" />}>
          {number(user.all_time_score)}
        </StatChip>
        <StatChip label={text("profile.rank")} icon={<Trophy aria-hidden="true" className="size-4" />}>
          {user.all_time_rank === null ? (
            <span className="text-sm font-medium">{text("profile.no_rank")}</span>
          ) : (
            number(user.all_time_rank)
          )}
        </StatChip>
        <StatChip label={text("profile.streak")} icon={<Flame aria-hidden="true" className="size-4" />}>
          {text("profile.streak_days", { count: user.streak })}
        </StatChip>
      </div>
    </Card>
  );
}
