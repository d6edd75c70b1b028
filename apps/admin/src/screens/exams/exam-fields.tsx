import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useMay } from "../../data/session.ts";
import { ChosenField } from "../../kit/form/Chosen.tsx";
import { commonOf, type PartProps } from "../../kit/form/field-props.tsx";
import { LanguageField } from "../../kit/form/LanguageField.tsx";
import { ListField } from "../../kit/form/ListField.tsx";
import type { FieldsByName } from "../../kit/form/own-fields.ts";
import { useCategories, useCategoryLabel } from "../content/CategoryField.tsx";
import { useGroups } from "./use-group.ts";

/** Categories that a section is drawn from: by their names, or by their slugs for whoever may not see them. */
function CategoriesField(props: PartProps) {
  return useMay()("list_categories") ? <CategoriesByName {...props} /> : <ListField {...props} />;
}

function CategoriesByName(props: PartProps) {
  const { path, value, onChange } = props;
  const labelOf = useCategoryLabel();
  const rows = useCategories();
  const { label, error, helperText } = commonOf(props);
  return (
    <Autocomplete
      multiple
      options={rows.map(({ slug }) => slug)}
      value={[...((value ?? []) as readonly string[])]}
      getOptionLabel={(slug) => {
        const row = rows.find((one) => one.slug === slug);
        return row === undefined ? slug : labelOf(row);
      }}
      onChange={(_event, next) => onChange(path, next)}
      renderInput={(params) => <TextField {...params} {...{ label, error, helperText }} />}
    />
  );
}

/** A group of candidates by its name. */
function GroupSelect(props: PartProps) {
  const options = useGroups().map(({ group_id: value, name: label }) => ({ value, label }));
  return <ChosenField {...props} options={options} />;
}

/** Fields of exams that are chosen from what there is. */
export const EXAM_FIELDS: FieldsByName = {
  language: LanguageField,
  categories: CategoriesField,
  group_id: GroupSelect,
};
