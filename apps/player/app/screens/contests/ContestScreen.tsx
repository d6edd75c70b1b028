import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Skeleton } from "@crosscheck/ui/Skeleton";
import { buttonClass } from "@crosscheck/ui/button-class";
import { Link, useParams } from "react-router";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { CONTESTS_PATH } from "../../paths/contest-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { OneContest } from "./OneContest.tsx";
import { useContest } from "./contests.ts";

/** Route /contest-play/:contest/. One contest: rules, prizes, what can be done now, who takes part, the standings. */
export default function ContestScreen() {
  const text = useText();
  const { contest: contestId = "" } = useParams();
  const contest = useContest(contestId);
  const name = contest.data?.ok === true ? contest.data.data.name : text("modes.contest.title");
  return (
    <Screen title={name}>
      <PageHeader
        title={<Bdi className="[overflow-wrap:anywhere]">{name}</Bdi>}
        back={<BackLink to={CONTESTS_PATH} label={text("modes.contest.back")} />}
      />
      <CallView
        query={contest}
        loading={
          <>
            <Skeleton className="h-96 w-full sm:h-56" />
            <Skeleton className="mt-5 h-96 w-full" />
          </>
        }
        noData="contests.gone"
        refusedAction={
          <Link to={CONTESTS_PATH} className={buttonClass("quiet")}>
            {text("modes.contest.back")}
          </Link>
        }
      >
        {(loaded) => <OneContest contest={loaded} />}
      </CallView>
    </Screen>
  );
}
