import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useSay } from "../../texts/i18n.ts";
import {
  withShared,
  withSlots,
  withText,
  type Option,
  type Text,
  type WritingProps,
} from "./question-model.ts";

type SlotFieldsProps = WritingProps & {
  readonly slots: NonNullable<Text["slots"]>;
  readonly options: readonly Option[];
  /** The right option of each, in their order. */
  readonly answers: readonly string[];
};

const MOST_SLOTS = 8;

/** Prompts or gaps, each with the option that belongs there. */
export function SlotFields(props: SlotFieldsProps) {
  const { kind, texts, language, direction, onSet, slots, options, answers } = props;
  const say = useSay();
  const isMatching = kind === "matching";
  return (
    <>
      {slots.map(({ id, text }, at) => {
        const offered = isMatching ? options : options.filter((option) => option.slot === id);
        const answer = answers[at] ?? "";
        return (
          <Box key={id} sx={{ display: "grid", gap: 1 }}>
            {isMatching && (
              <TextField
                required
                size="small"
                label={say("questions.prompt", { id })}
                value={text}
                slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 300 } }}
                onChange={({ target }) =>
                  onSet(
                    withText(texts, language, {
                      slots: slots.map((slot) => (slot.id === id ? { ...slot, text: target.value } : slot)),
                    }),
                  )
                }
              />
            )}
            <TextField
              select
              required
              size="small"
              label={say("questions.belongs", { id: isMatching ? id : say("questions.gap", { id }) })}
              value={offered.some((option) => option.id === answer) ? answer : ""}
              onChange={({ target }) =>
                onSet(
                  withShared(texts, {
                    key: slots.map((_slot, index) => (index === at ? target.value : (answers[index] ?? ""))),
                  }),
                )
              }
            >
              {offered.map((option) => (
                <MenuItem key={option.id} value={option.id}>
                  {`${option.id}  ${option.text}`}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        );
      })}
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button
          disabled={slots.length >= MOST_SLOTS}
          onClick={() => onSet(withSlots(texts, slots.length + 1))}
        >
          {say("questions.add_slot")}
        </Button>
        <Button disabled={slots.length < 2} onClick={() => onSet(withSlots(texts, slots.length - 1))}>
          {say("questions.remove_slot")}
        </Button>
      </Box>
    </>
  );
}
