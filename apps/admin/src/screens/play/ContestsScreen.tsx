import AddIcon from "@mui/icons-material/Add";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { LanguageField } from "../../kit/form/LanguageField.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { contestPath } from "../paths.ts";
import { ContestActions } from "./ContestActions.tsx";

const CONTEST_FIELDS = { language: LanguageField };

/** Contests in every state, and new ones. */
export function ContestsScreen() {
  const say = useSay();
  const { choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Page
      title={say("areas.contests")}
      lead={say("play.contests_lead")}
      actions={
        <CallButton
          action="create_contest"
          variant="contained"
          startIcon={<AddIcon />}
          fields={CONTEST_FIELDS}
          lead={say("play.draft_lead")}
        />
      }
    >
      <ConsoleList
        name="contests"
        empty={say("play.no_contests")}
        to={(row) => contestPath(row.contest_id)}
        columns={[
          { field: "name", render: (row) => <bdi>{row.name}</bdi> },
          { field: "state", render: (row) => <State value={row.state} /> },
          { field: "starts_at", render: (row) => instant(row.starts_at) },
          { field: "ends_at", render: (row) => instant(row.ends_at) },
          { field: "repeats", render: (row) => (row.repeats === null ? "–" : choice(row.repeats)) },
          { field: "entry_coins", isNumber: true, render: (row) => number(row.entry_coins) },
          {
            field: "prizes",
            label: say("play.prizes_in_all"),
            isNumber: true,
            render: (row) => number(row.prizes.reduce((sum, coins) => sum + coins, 0)),
          },
          { field: "participants", isNumber: true, render: (row) => number(row.participants) },
        ]}
        renderActions={(row) => <ContestActions row={row} />}
      />
    </Page>
  );
}
