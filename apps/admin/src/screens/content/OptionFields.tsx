import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import TextField from "@mui/material/TextField";
import { useSay, useWords } from "../../texts/i18n.ts";
import {
  pressedKey,
  SLOT_KINDS,
  withNewOption,
  withOption,
  withoutOption,
  withShared,
  type Option,
  type WritingProps,
} from "./question-model.ts";
import { SlotFields } from "./SlotFields.tsx";

/** Options with the reason of each, and which of them are right. */
export function OptionFields(props: WritingProps) {
  const { kind, texts, language, onSet } = props;
  const say = useSay();
  const { field } = useWords();
  const text = texts[language];
  const { options = [], key = [], slots = [] } = text ?? {};
  return (
    <>
      {options.map((option) => (
        <OptionRow key={option.id} option={option} {...props} />
      ))}
      {kind !== "true_false" && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: "start" }}
          onClick={() => onSet(withNewOption(texts))}
        >
          {say("questions.add_option")}
        </Button>
      )}
      {kind === "sequence" && (
        <TextField
          label={field("key")}
          required
          value={key.join(" ")}
          helperText={say("questions.order_hint")}
          slotProps={{ htmlInput: { dir: "ltr" } }}
          onChange={({ target }) =>
            onSet(withShared(texts, { key: target.value.toLowerCase().match(/[a-l]/g) ?? [] }))
          }
        />
      )}
      {SLOT_KINDS.includes(kind) && <SlotFields {...props} slots={slots} options={options} answers={key} />}
    </>
  );
}

function OptionRow(props: WritingProps & { readonly option: Option }) {
  const { option, kind, texts, language, direction, onSet } = props;
  const say = useSay();
  const { field } = useWords();
  const { id, text, why, slot } = option;
  const key = texts[language]?.key ?? [];
  const slots = texts[language]?.slots ?? [];
  const set = (change: Partial<Option>) => onSet(withOption(texts, { language, id }, change));
  const Mark = kind === "multi_select" ? Checkbox : Radio;
  const hasMark = kind === "single" || kind === "true_false" || kind === "multi_select";
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
      {hasMark && (
        <Mark
          checked={key.includes(id)}
          slotProps={{ input: { "aria-label": say("questions.right", { id }) } }}
          onChange={() => onSet(withShared(texts, { key: pressedKey(kind, key, id) }))}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 1 }}>
        <TextField
          required
          multiline
          size="small"
          label={say("questions.option", { id })}
          value={text}
          slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 1_000 } }}
          onChange={({ target }) => set({ text: target.value })}
        />
        <TextField
          required
          multiline
          size="small"
          label={say("questions.why", { id })}
          value={why}
          slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 1_000 } }}
          onChange={({ target }) => set({ why: target.value })}
        />
        {kind === "drop_downs" && (
          <TextField
            select
            size="small"
            label={field("slot")}
            value={slots.some((one) => one.id === slot) ? slot : ""}
            onChange={({ target }) => set({ slot: target.value })}
          >
            {slots.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {say("questions.gap", { id: one.id })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {kind !== "true_false" && (
        <IconButton
          aria-label={say("questions.remove_option", { id })}
          onClick={() => onSet(withoutOption(texts, id))}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
}
