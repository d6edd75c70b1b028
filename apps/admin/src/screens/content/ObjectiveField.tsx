import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";

type ObjectiveFieldProps = {
  readonly categoryId: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
};

/** A learning objective out of the tree of the category; deeper ones than the tree has may be typed. */
export function ObjectiveField({ categoryId, value, onChange }: ObjectiveFieldProps) {
  const say = useSay();
  const { field } = useWords();
  const locale = useLocale();
  const { data } = useAnswer(
    "list_objectives",
    { category_id: categoryId ?? "" },
    { isOff: categoryId === undefined },
  );
  const titles = new Map(data?.rows.map(({ code, title }) => [code, title[locale]]));
  return (
    <Autocomplete
      freeSolo
      options={[...titles.keys()]}
      getOptionLabel={(code) => code}
      renderOption={({ key, ...props }, code) => (
        <li key={key} {...props}>
          <bdi>{code}</bdi>&nbsp;{titles.get(code)}
        </li>
      )}
      filterOptions={(codes, { inputValue }) => {
        const wanted = inputValue.toLowerCase();
        return codes
          .filter((code) => `${code} ${titles.get(code) ?? ""}`.toLowerCase().includes(wanted))
          .slice(0, 200);
      }}
      inputValue={value}
      onInputChange={(_event, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field("lo")}
          required
          helperText={titles.get(value) ?? (data?.rows.length === 0 ? say("questions.no_objectives") : " ")}
        />
      )}
    />
  );
}
