import { errorOf, type FieldProps } from "./field-props.tsx";
import { FileInput } from "./FileInput.tsx";

/** A picture, or one in its own shape, that is uploaded when it is chosen; its name is the value. */
export function FileField(props: FieldProps) {
  const { node, path, label, value, onChange } = props;
  return (
    <FileInput
      kind={node.format === "content-figure" ? "figure" : "picture"}
      label={label}
      file={typeof value === "string" && value !== "" ? value : null}
      error={errorOf(props)}
      onChange={(file) => onChange(path, file ?? node.default)}
    />
  );
}
