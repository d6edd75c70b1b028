import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useContext } from "react";
import { useWords } from "../../texts/i18n.ts";
import { commonOf, type FieldProps, type PartProps } from "./field-props.tsx";
import { FileField } from "./FileField.tsx";
import { JsonField } from "./JsonField.tsx";
import { ListField } from "./ListField.tsx";
import { OwnFields } from "./own-fields.ts";
import {
  ByLanguageField,
  GroupField,
  PartList,
  RowsField,
  VariantsField,
  type FieldsProps,
} from "./PartFields.tsx";
import { itemsOf, kindOf, withoutNull, type Kind } from "./schema.ts";

const VIEWS: Readonly<Record<Kind, (props: FieldProps) => React.ReactNode>> = {
  flag: FlagField,
  choice: ChoiceField,
  choices: ChoicesField,
  whole: NumberField,
  number: NumberField,
  instant: InstantField,
  text: PlainField,
  lines: PlainField,
  file: FileField,
  list: ListField,
  rows: RowsField,
  group: GroupField,
  by_language: ByLanguageField,
  variants: VariantsField,
  json: JsonField,
};

/** One field of a call, drawn by what its contract says of it. */
export function FieldView(props: PartProps) {
  const { node } = withoutNull(props.node);
  const Own = useContext(OwnFields)[String(props.path.at(-1))];
  if (Own !== undefined) return <Own {...props} node={node} />;
  const View = VIEWS[kindOf(node)];
  return <View {...props} node={node} Part={FieldView} />;
}

/** The fields of a call below each other. */
export function Fields(props: Omit<FieldsProps, "Part">) {
  return <PartList {...props} Part={FieldView} />;
}

function PlainField(props: FieldProps) {
  const { node, path, value, onChange } = props;
  return (
    <TextField
      {...commonOf(props)}
      value={value ?? ""}
      multiline={kindOf(node) === "lines"}
      minRows={2}
      onChange={({ target }) => onChange(path, target.value === "" ? undefined : target.value)}
      slotProps={{
        htmlInput: { maxLength: node.maxLength, dir: node.format === "uuid" ? "ltr" : "auto" },
      }}
    />
  );
}

function NumberField(props: FieldProps) {
  const { node, path, value, onChange } = props;
  return (
    <TextField
      {...commonOf(props)}
      type="number"
      value={value ?? ""}
      onChange={({ target }) => onChange(path, target.value === "" ? undefined : Number(target.value))}
      slotProps={{
        htmlInput: {
          min: node.minimum,
          max: node.maximum,
          step: node.type === "integer" ? 1 : "any",
          dir: "ltr",
        },
      }}
    />
  );
}

function FlagField({ path, label, value, onChange }: FieldProps) {
  return (
    <FormControlLabel
      control={<Switch checked={value === true} onChange={({ target }) => onChange(path, target.checked)} />}
      label={label}
    />
  );
}

function ChoiceField(props: FieldProps) {
  const { node, path, value, onChange, isRequired } = props;
  const { choice } = useWords();
  // What is fixed is nobody's choice.
  if (node.const !== undefined) return null;
  return (
    <TextField
      {...commonOf(props)}
      select
      value={value ?? ""}
      onChange={({ target }) => onChange(path, target.value === "" ? undefined : target.value)}
    >
      {!isRequired && <MenuItem value="">–</MenuItem>}
      {node.enum?.map((one) => (
        <MenuItem key={String(one)} value={one as string}>
          {choice(String(one))}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ChoicesField(props: FieldProps) {
  const { node, path, value, onChange } = props;
  const { choice } = useWords();
  return (
    <TextField
      {...commonOf(props)}
      select
      value={value ?? []}
      onChange={({ target }) => onChange(path, target.value)}
      slotProps={{ select: { multiple: true } }}
    >
      {itemsOf(node).enum?.map((one) => (
        <MenuItem key={String(one)} value={String(one)}>
          {choice(String(one))}
        </MenuItem>
      ))}
    </TextField>
  );
}

const MINUTE_DIGITS = 16;

/** Typed in the time of the browser, sent as an instant. */
function InstantField(props: FieldProps) {
  const { path, value, onChange } = props;
  return (
    <TextField
      {...commonOf(props)}
      type="datetime-local"
      value={value === undefined ? "" : toLocal(value as string)}
      onChange={({ target }) =>
        onChange(path, target.value === "" ? undefined : new Date(target.value).toISOString())
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: "ltr" } }}
    />
  );
}

function toLocal(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTE_DIGITS);
}
