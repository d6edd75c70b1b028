import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import { ExamForm } from "./ExamForm.tsx";

type Start = Readonly<Record<string, unknown>>;
const BLANK: Start = {
  language: "en",
  paper: {
    kind: "blueprint",
    sections: [
      {
        section: "all",
        name: { en: "All" },
        pass_percent: null,
        count: 20,
        trials: 0,
        marks: 1,
        categories: [],
        objectives: [],
        kinds: [],
        min_difficulty: 1,
        max_difficulty: 5,
      },
    ],
  },
};

/** A new draft: of a real paper, or from nothing. */
export function NewExamScreen() {
  const say = useSay();
  const [start, setStart] = useState<Start | null>(null);
  return (
    <Page title={say("exams.new")} lead={say("exams.new_lead")}>
      {start === null ? (
        <Choose onChoose={setStart} />
      ) : (
        <ExamForm action="create_exam" fixed={{}} start={start} />
      )}
    </Page>
  );
}

function Choose({ onChoose }: { readonly onChoose: (start: Start) => void }) {
  const say = useSay();
  const locale = useLocale();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const presets = useAnswer("list_exam_presets", {});
  const [presetId, setPresetId] = useState("");
  const draft = async () => {
    try {
      const { data } = await call("draft_exam_of_preset", { preset_id: presetId });
      onChoose({ language: "en", ...data });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
  };
  return (
    <Panel title={say("exams.start_from")}>
      <Answered query={presets}>
        {({ rows }) => (
          <TextField
            select
            label={say("exams.preset")}
            value={presetId}
            onChange={({ target }) => setPresetId(target.value)}
          >
            {rows.map((row) => (
              <MenuItem key={row.preset_id} value={row.preset_id} disabled={!row.is_drawable}>
                {[
                  row.licence,
                  row.name[locale] ?? row.name["en"],
                  say("exams.size", { count: row.questions, minutes: row.minutes }),
                ].join(" · ")}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Answered>
      <Button
        variant="contained"
        disabled={presetId === ""}
        onClick={() => void draft()}
        sx={{ justifySelf: "start" }}
      >
        {say("exams.take_preset")}
      </Button>
      <Button onClick={() => onChoose(BLANK)} sx={{ justifySelf: "start" }}>
        {say("exams.from_nothing")}
      </Button>
    </Panel>
  );
}
