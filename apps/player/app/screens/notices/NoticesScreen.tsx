import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useState } from "react";
import { Link } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useMarkRead } from "../../state/notices.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { Panes } from "../../view/Panes.tsx";
import { Screen } from "../../view/Screen.tsx";
import { DayOfNotices } from "./DayOfNotices.tsx";
import { useNotices } from "./use-notices.ts";

/** Route /profile/notifications/. What the player was told by day, latest first, each leading to what it is about. */
export default function NoticesScreen() {
  const text = useText();
  const { date } = useFormats();
  const notices = useNotices();
  const unread = notices.first?.unread ?? 0;
  return (
    <Screen title={text("notices.title")}>
      <PageHeader
        title={text("notices.title")}
        lead={text("notices.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
      />
      <Panes
        narrow="first"
        first={
          <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ReadAll isDone={unread === 0} />
            <Link to="/profile/settings/" className="cc-link cc-link-alone text-sm">
              {text("notices.to_settings")}
            </Link>
          </Card>
        }
        second={
          <PagedList
            pages={notices}
            loading={<SkeletonList count={5} label={text("notices.loading")} rowClassName="h-20 w-full" />}
            empty={
              <EmptyState title={text("notices.empty")} art={<PaperPlane />}>
                {text("notices.empty_text")}
              </EmptyState>
            }
          >
            {(rows) =>
              [...Map.groupBy(rows, (row) => date(row.date))].map(([day, ofDay]) => (
                <DayOfNotices key={day} day={day} notices={ofDay} />
              ))
            }
          </PagedList>
        }
      />
    </Screen>
  );
}

/** There from the start, so that nothing moves when it is known what is unread. */
function ReadAll({ isDone }: { readonly isDone: boolean }) {
  const text = useText();
  const markRead = useMarkRead();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const readAll = async () => {
    setIsBusy(true);
    setHasFailed(!(await markRead()));
    setIsBusy(false);
  };
  return (
    <div>
      <Button variant="quiet" size="small" loading={isBusy} disabled={isDone} onClick={() => void readAll()}>
        {text("notices.read_all")}
      </Button>
      <p role="alert" className="text-sm text-wrong empty:hidden">
        {hasFailed ? text("refusals.network_away") : null}
      </p>
    </div>
  );
}
