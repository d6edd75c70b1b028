import { errorOf, type FieldProps } from "./field-props.tsx";
import { FileInput } from "./FileInput.tsx";

/** A picture that is uploaded when it is chosen; its name is the value. */
export function FileField(props: FieldProps) {
  const { path, label, value, onChange } = props;
  return (
    <FileInput
      kind="picture"
      label={label}
      file={typeof value === "string" ? value : null}
      error={errorOf(props)}
      onChange={(file) => onChange(path, file ?? undefined)}
    />
  );
}
