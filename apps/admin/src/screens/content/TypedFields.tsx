import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useSay, useWords } from "../../texts/i18n.ts";
import { withShared, withText, type WritingProps } from "./question-model.ts";

/** The right answer of a kind that is typed: a number, words or one word. */
export function TypedFields(props: WritingProps) {
  const { kind, texts, language, direction, onSet } = props;
  const say = useSay();
  const { field } = useWords();
  const text = texts[language];
  if (text === undefined) return null;
  if (kind === "typed_number") return <NumberFields {...props} />;
  if (kind === "typed_text")
    return (
      <TextField
        label={field("accepted")}
        required
        multiline
        minRows={2}
        value={(text.accepted ?? []).join("\n")}
        helperText={say("questions.accepted_hint")}
        slotProps={{ htmlInput: { dir: direction, lang: language } }}
        onChange={({ target }) => onSet(withText(texts, language, { accepted: target.value.split("\n") }))}
      />
    );
  return (
    <TextField
      label={field("word")}
      required
      value={text.word ?? ""}
      slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 60 } }}
      onChange={({ target }) =>
        onSet(withText(texts, language, { word: target.value.toLocaleUpperCase("en") }))
      }
    />
  );
}

/** With a figure as it is typed. Empty, or half typed: without it, which no save takes, and never a zero nobody wrote. */
function withFigure<T extends object>(figures: T, name: keyof T, typed: string): T {
  const { [name]: _old, ...others } = figures;
  return { ...others, ...(typed === "" ? {} : { [name]: Number(typed) }) } as T;
}

const FIGURES = ["value", "tolerance", "decimals", "digits"] as const;

function NumberFields({ texts, language, direction, onSet }: WritingProps) {
  const say = useSay();
  const { field } = useWords();
  const text = texts[language];
  const number = text?.number ?? { value: 0, tolerance: 0, unit: "" };
  const mistakes = text?.mistakes ?? [];
  const setMistakes = (next: typeof mistakes) => onSet(withText(texts, language, { mistakes: next }));
  return (
    <>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))" }}>
        {FIGURES.map((name) => (
          <TextField
            key={name}
            type="number"
            label={field(name)}
            value={number[name] ?? ""}
            slotProps={{ htmlInput: { step: "any", dir: "ltr" } }}
            onChange={({ target }) => {
              // The figure is the same in every language, the unit is each one's own.
              onSet(
                withShared(texts, (own) => ({
                  number: withFigure(own.number ?? number, name, target.value),
                })),
              );
            }}
          />
        ))}
        <TextField
          label={field("unit")}
          value={number.unit}
          slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 20 } }}
          onChange={({ target }) =>
            onSet(withText(texts, language, { number: { ...number, unit: target.value } }))
          }
        />
      </Box>
      {mistakes.map(({ value, why }, at) => (
        // Wrong results have no name of their own; they are only added at the end and taken away.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={at} sx={{ display: "flex", gap: 1 }}>
          <TextField
            type="number"
            size="small"
            label={say("questions.mistake", { number: at + 1 })}
            value={value ?? ""}
            slotProps={{ htmlInput: { step: "any", dir: "ltr" } }}
            onChange={({ target }) =>
              setMistakes(mistakes.with(at, { ...withFigure({ value }, "value", target.value), why }))
            }
          />
          <TextField
            size="small"
            sx={{ flex: 1 }}
            label={field("why")}
            value={why}
            slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 1_000 } }}
            onChange={({ target }) => setMistakes(mistakes.with(at, { value, why: target.value }))}
          />
          <IconButton
            aria-label={say("questions.remove_mistake", { number: at + 1 })}
            onClick={() => setMistakes(mistakes.toSpliced(at, 1))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ justifySelf: "start" }}
        onClick={() => setMistakes([...mistakes, { value: 0, why: "" }])}
      >
        {say("questions.add_mistake")}
      </Button>
    </>
  );
}
