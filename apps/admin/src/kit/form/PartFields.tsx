import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useSay, useWords } from "../../texts/i18n.ts";
import { namedIn, useContentLanguages } from "../use-content-languages.ts";
import { errorOf, FieldStack, type FieldProps } from "./field-props.tsx";
import { additionalOf, itemsOf, nameOfVariant, startOf, variantOf, variantsOf, type Node } from "./schema.ts";

function Frame({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: "divider", borderRadius: 2, p: 2, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="body2" sx={{ px: 1, color: "text.secondary" }}>
        {label}
      </Typography>
      <FieldStack>{children}</FieldStack>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

export type FieldsProps = Omit<FieldProps, "label" | "isRequired"> & { readonly leftOut?: readonly string[] };

/** The fields of an object below each other. */
export function PartList({ node, value, path, leftOut = [], Part, ...rest }: FieldsProps) {
  const { field } = useWords();
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(node.properties ?? {})
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, part]) => (
      <Part
        key={name}
        {...rest}
        node={part}
        path={[...path, name]}
        label={field(name)}
        value={fields[name]}
        isRequired={node.required?.includes(name) ?? false}
      />
    ));
}

export function GroupField(props: FieldProps) {
  return (
    <Frame label={props.label} error={errorOf(props)}>
      <PartList {...props} />
    </Frame>
  );
}

/** What a row is called by its own field, such as the network of a link. */
function nameOfRow(row: unknown): string | null {
  if (typeof row !== "object" || row === null || !("name" in row)) return null;
  return typeof row.name === "string" && row.name !== "" ? row.name : null;
}

/** Rows of fields, each of which can be taken away again. */
export function RowsField(props: FieldProps) {
  const { node, path, label, value, onChange, Part } = props;
  const say = useSay();
  const rows = (value ?? []) as readonly unknown[];
  const items = itemsOf(node);
  return (
    <Frame label={label} error={errorOf(props)}>
      {rows.map((row, index) => (
        // Rows have no name of their own; they are only added at the end and taken away.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Part
              {...props}
              node={items}
              path={[...path, index]}
              label={nameOfRow(row) ?? `${label} ${index + 1}`}
              value={row}
              isRequired
            />
          </Box>
          <IconButton
            aria-label={say("form.remove_row", { number: index + 1 })}
            onClick={() => onChange(path, rows.toSpliced(index, 1))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ justifySelf: "start" }}
        onClick={() => onChange(path, [...rows, startOf(items) ?? {}])}
      >
        {say("form.add_row")}
      </Button>
    </Frame>
  );
}

/** A text or a group in every language that is played or read; those that are empty are not sent. */
export function ByLanguageField(props: FieldProps) {
  const { node, path, label, value, Part } = props;
  const texts = (value ?? {}) as Readonly<Record<string, unknown>>;
  const languages = namedIn(useContentLanguages(), texts);
  const say = useSay();
  return (
    <Frame label={label} error={errorOf(props)}>
      {languages.map(({ language: code, name }) => (
        <Part
          key={code}
          {...props}
          node={optional(additionalOf(node))}
          path={[...path, code]}
          label={name === code ? say("form.language", { code }) : name}
          value={texts[code]}
          isRequired={false}
        />
      ))}
    </Frame>
  );
}

/** A group nobody has to fill in. */
function optional(node: Node): Node {
  return node.properties === undefined ? node : { ...node, required: [] };
}

/** One of several shapes: first which, then its fields. */
export function VariantsField(props: FieldProps) {
  const { node, path, label, value, onChange } = props;
  const { choice } = useWords();
  const variants = variantsOf(node);
  const index = variantOf(node, value);
  const variant = variants[index] ?? {};
  return (
    <Frame label={label} error={errorOf(props)}>
      <TextField
        select
        fullWidth
        label={label}
        value={index}
        onChange={({ target }) => onChange(path, startOf(variants[Number(target.value)] ?? {}))}
      >
        {variants.map((one, number) => (
          <MenuItem key={nameOfVariant(one)} value={number}>
            {choice(nameOfVariant(one))}
          </MenuItem>
        ))}
      </TextField>
      <PartList {...props} node={variant} />
    </Frame>
  );
}
