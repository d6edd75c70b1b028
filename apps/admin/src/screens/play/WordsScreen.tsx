import AddIcon from "@mui/icons-material/Add";
import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { BattleTabs } from "./BattleTabs.tsx";

/** Words that no free text in a battle may hold. */
export function WordsScreen() {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Page
      title={say("play.words")}
      lead={say("play.words_lead")}
      actions={<CallButton action="add_battle_word" variant="contained" startIcon={<AddIcon />} />}
    >
      <BattleTabs />
      <ConsoleList
        name="words"
        empty={say("play.no_words")}
        columns={[
          { field: "word", render: (row) => <bdi>{row.word}</bdi> },
          { field: "language", render: (row) => row.language ?? "–" },
          { field: "added_at", render: (row) => instant(row.added_at) },
        ]}
        renderActions={({ word }) => (
          <CallButton
            action="remove_battle_word"
            color="error"
            fixed={{ word }}
            lead={say("play.remove_word_lead", { word })}
          />
        )}
      />
    </Page>
  );
}
