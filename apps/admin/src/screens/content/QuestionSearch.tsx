import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { MODES } from "@crosscheck/rules/modes/index";
import { useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useSay } from "../../texts/i18n.ts";

type Row = DataOf<"list_questions">["rows"][number];

const WAIT_MS = 300;
const MOST = 20;
const FEWEST_LETTERS = 2;

const nameOf = ({ pack_id: packId, source_id: sourceId }: Row) => `${packId}/${sourceId}`;

const isAsked = ({ kind }: Row) => MODES.daily_quiz.kinds.some((one) => one === kind);

/** Looks for a question in play that a day may ask by its words and hands over the chosen one. */
export function QuestionSearch({
  without,
  onChoose,
}: {
  /** Names of those that are not offered. */
  readonly without: readonly string[];
  /** With its name as packs have it. */
  readonly onChoose: (name: string, question: Row) => void;
}) {
  const say = useSay();
  const [words, setWords] = useState("");
  const asked = useSettled(words.trim(), WAIT_MS);
  const isOff = asked.length < FEWEST_LETTERS;
  const found = useAnswer("list_questions", { text: asked, state: "live", limit: MOST }, { isOff });
  const rows = isOff
    ? []
    : (found.data?.rows ?? []).filter((row) => isAsked(row) && !without.includes(nameOf(row)));
  return (
    <Autocomplete
      value={null}
      inputValue={words}
      options={rows}
      loading={found.isFetching}
      noOptionsText={say(isOff ? "daily.search_hint" : "questions.none_found")}
      loadingText={say("imports.working")}
      getOptionLabel={({ stem }) => stem}
      getOptionKey={({ question_id: id }) => id}
      filterOptions={(all) => all}
      onInputChange={(_event, next, reason) => {
        // What was chosen is no search.
        setWords(reason === "input" ? next : "");
      }}
      onChange={(_event, chosen) => {
        if (chosen !== null) onChoose(nameOf(chosen), chosen);
      }}
      renderOption={({ key, ...props }, { stem, category, source_id: id }) => (
        <li key={key} {...props}>
          <span>
            <bdi>{stem}</bdi>{" "}
            <small>
              ({category} · {id})
            </small>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={say("daily.add")} helperText={say("daily.search_hint")} />
      )}
    />
  );
}
