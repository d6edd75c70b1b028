import TextField from "@mui/material/TextField";
import { useSay } from "../texts/i18n.ts";

type CodeFieldProps = {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint?: string;
};

/** A code of the authenticator, or of the list of recovery codes. */
export function CodeField({ value, onChange, hint }: CodeFieldProps) {
  const say = useSay();
  return (
    <TextField
      label={say("sign_in.code")}
      required
      autoComplete="one-time-code"
      value={value}
      helperText={hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: "ltr", minLength: 6, maxLength: 40, spellCheck: false } }}
    />
  );
}
