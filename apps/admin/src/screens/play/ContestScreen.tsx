import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useParams } from "react-router";
import { Answered } from "../../kit/Answered.tsx";
import { State } from "../../kit/Chips.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { languageOf, useContentLanguages } from "../../kit/use-content-languages.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import type { Contest } from "./contest.ts";
import { ContestActions } from "./ContestActions.tsx";
import { ContestCoins, ContestFacts, ContestPrizes } from "./ContestPanels.tsx";
import { Standings } from "./Standings.tsx";

/** How often is asked while it is being closed, and whether its state has changed (ms). */
const [CLOSING_MS, QUIET_MS] = [3_000, 60_000];

/** One contest: what it asks, pays and costs, and who has come where. */
export function ContestScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const contest = useAnswer(
    "view_contest",
    { contest_id: id },
    { every: (data) => (data?.state === "past" ? CLOSING_MS : QUIET_MS) },
  );
  return (
    <Page
      title={contest.data?.name ?? say("areas.contests")}
      actions={contest.data && <ContestActions row={contest.data} />}
    >
      <Answered query={contest}>
        {(data) => (
          <>
            <Head contest={data} />
            <Panels>
              <ContestFacts contest={data} />
              <ContestPrizes prizes={data.prizes} />
              <ContestCoins contest={data} />
            </Panels>
            <Standings contest={data} />
          </>
        )}
      </Answered>
    </Page>
  );
}

function Head({ contest }: { readonly contest: Contest }) {
  const { instant } = useFormats();
  const languages = useContentLanguages();
  return (
    <>
      <Typography
        color="textSecondary"
        sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}
      >
        <State value={contest.state} />
        {instant(contest.starts_at)} – {instant(contest.ends_at)}
        <Chip
          size="small"
          variant="outlined"
          label={<bdi>{languageOf(languages, contest.language).name}</bdi>}
        />
      </Typography>
      {contest.description !== "" && (
        <Typography
          dir="auto"
          // In line with the rest of the screen, whatever it is written in: turned round in Arabic.
          sx={{ maxWidth: "70ch", whiteSpace: "pre-wrap", overflowWrap: "anywhere", textAlign: "left" }}
        >
          {contest.description}
        </Typography>
      )}
    </>
  );
}
