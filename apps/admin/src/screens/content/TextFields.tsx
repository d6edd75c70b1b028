import TextField from "@mui/material/TextField";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";
import { MediaFields } from "./MediaFields.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { CHOICE_KINDS, withText, type Text, type WritingProps } from "./question-model.ts";
import { TypedFields } from "./TypedFields.tsx";

/** What is written of a question in one language. */
export function TextFields(props: WritingProps) {
  const { kind, texts, language, direction, onSet } = props;
  const say = useSay();
  const { field } = useWords();
  const text = texts[language];
  if (text === undefined) return null;
  const set = (change: Partial<Text>) => onSet(withText(texts, language, change));
  return (
    <FieldStack>
      <TextField
        label={field("stem")}
        required
        multiline
        minRows={2}
        value={text.stem}
        helperText={say(kind === "drop_downs" ? "questions.gaps_hint" : "questions.tex_hint")}
        slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 2_000 } }}
        onChange={({ target }) => set({ stem: target.value })}
      />
      <MediaFields {...props} />
      {CHOICE_KINDS.includes(kind) ? <OptionFields {...props} /> : <TypedFields {...props} />}
      <TextField
        label={field("explanation")}
        required
        multiline
        minRows={2}
        value={text.explanation}
        slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 4_000 } }}
        onChange={({ target }) => set({ explanation: target.value })}
      />
      <TextField
        label={field("reference")}
        required
        value={text.reference}
        slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 500 } }}
        onChange={({ target }) => set({ reference: target.value })}
      />
    </FieldStack>
  );
}
