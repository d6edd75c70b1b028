import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useSay } from "../../texts/i18n.ts";
import { errorOf, type PartProps } from "./field-props.tsx";
import { itemsOf } from "./schema.ts";

/** Several short texts or numbers, each ended by Enter, a comma or a new line; a pasted column is several. */
export function ListField(props: PartProps) {
  const { node, path, label, value, onChange, isRequired } = props;
  const say = useSay();
  const isNumber = itemsOf(node).type !== "string";
  const set = (texts: readonly string[]) => {
    const parts = texts
      .flatMap((text) => text.split(/[\n,;]+/))
      .map((text) => text.trim())
      .filter((text) => text !== "");
    onChange(path, isNumber ? parts.map(Number) : parts);
  };
  const error = errorOf(props);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={((value ?? []) as readonly (string | number)[]).map(String)}
      onChange={(_event, next) => set(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          error={error !== undefined}
          helperText={error ?? say("form.list_hint")}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, required: false } }}
        />
      )}
    />
  );
}
