import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { DataOf } from "../../data/call.ts";
import type { PartProps } from "../../kit/form/field-props.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useWords } from "../../texts/i18n.ts";
import { useNameOf } from "./PlaceRow.tsx";

const MOST = 200;

/** Every category that is shown. */
export function useCategories() {
  const { data } = useAnswer("list_categories", { limit: MOST });
  return data?.rows ?? [];
}

type SelectProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly isRequired?: boolean;
  /** Of this mode alone. */
  readonly mode?: DataOf<"list_categories">["rows"][number]["mode"];
  readonly onChange: (id: string | undefined) => void;
};

/** A category by its name. */
export function CategorySelect({ label, value, isRequired = false, mode, onChange }: SelectProps) {
  const nameOf = useNameOf();
  const { choice } = useWords();
  const rows = useCategories().filter((row) => mode === undefined || row.mode === mode);
  const isKnown = rows.some((row) => row.category_id === value);
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={isRequired}
      value={isKnown ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      {!isRequired && <MenuItem value="">–</MenuItem>}
      {rows.map((row) => (
        <MenuItem key={row.category_id} value={row.category_id}>
          {`${nameOf(row.names)} · ${choice(row.mode)} · ${row.pack_id}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A category as a filter of a list. */
export function CategoryFilter({ path, label, value, onChange }: PartProps) {
  return (
    <CategorySelect label={label} value={value as string | undefined} onChange={(id) => onChange(path, id)} />
  );
}

/** A passage of a category of fun and learn, by its title; nothing for other categories. */
export function PassageSelect({
  categoryId,
  subcategoryId,
  ...rest
}: SelectProps & { readonly categoryId: string | undefined; readonly subcategoryId: string | undefined }) {
  const category = useCategories().find((row) => row.category_id === categoryId);
  const isOff = category?.mode !== "fun_and_learn";
  const place = {
    ...(categoryId === undefined ? {} : { category_id: categoryId }),
    ...(subcategoryId === undefined ? {} : { subcategory_id: subcategoryId }),
  };
  const { data } = useAnswer("list_passages", { ...place, state: "live", limit: MOST }, { isOff });
  if (isOff) return null;
  const rows = data?.rows ?? [];
  return (
    <TextField
      select
      fullWidth
      required
      label={rest.label}
      value={rows.some((row) => row.passage_id === rest.value) ? rest.value : ""}
      onChange={({ target }) => rest.onChange(target.value === "" ? undefined : target.value)}
    >
      {rows.map((row) => (
        <MenuItem key={row.passage_id} value={row.passage_id}>
          <bdi>{row.title}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A part of a category by its name. */
export function PartSelect({
  categoryId,
  ...rest
}: SelectProps & { readonly categoryId: string | undefined }) {
  const nameOf = useNameOf();
  const category = useCategories().find((row) => row.category_id === categoryId);
  const parts = category?.subcategories.filter((part) => part.retired_at === null) ?? [];
  if (parts.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      label={rest.label}
      value={parts.some((part) => part.subcategory_id === rest.value) ? rest.value : ""}
      onChange={({ target }) => rest.onChange(target.value === "" ? undefined : target.value)}
    >
      <MenuItem value="">–</MenuItem>
      {parts.map((part) => (
        <MenuItem key={part.subcategory_id} value={part.subcategory_id}>
          {nameOf(part.names)}
        </MenuItem>
      ))}
    </TextField>
  );
}
