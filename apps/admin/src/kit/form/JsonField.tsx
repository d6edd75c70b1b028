import TextField from "@mui/material/TextField";
import { useState } from "react";
import { errorOf, type FieldProps } from "./field-props.tsx";
import { useSay } from "../../texts/i18n.ts";

/** A value of any shape, as JSON. */
export function JsonField(props: FieldProps) {
  const { path, label, value, onChange, isRequired } = props;
  const say = useSay();
  const [text, setText] = useState(() => (value === undefined ? "" : JSON.stringify(value)));
  const [isWrong, setWrong] = useState(false);
  const change = (next: string) => {
    setText(next);
    try {
      onChange(path, next === "" ? undefined : JSON.parse(next));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  const error = isWrong ? say("form.json_wrong") : errorOf(props);
  return (
    <TextField
      label={label}
      required={isRequired}
      fullWidth
      multiline
      value={text}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { dir: "ltr", spellCheck: false } }}
    />
  );
}
