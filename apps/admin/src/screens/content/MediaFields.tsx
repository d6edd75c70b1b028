import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { FileInput } from "../../kit/form/FileInput.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";
import { withAlt, withMedia, withoutMedia, withText, type WritingProps } from "./question-model.ts";

/** Figures and clips of a question, each with words for whoever does not see or hear it. */
export function MediaFields({ texts, language, direction, onSet }: WritingProps) {
  const say = useSay();
  const { field } = useWords();
  const text = texts[language];
  const media = text?.media ?? [];
  const add = (type: "image" | "audio") => (file: string | null) => {
    if (file !== null) onSet(withMedia(texts, { type, file, alt: "" }));
  };
  return (
    <>
      {media.map(({ type, file, alt }, at) => (
        <Box key={file} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          {type === "image" ? (
            <img src={`/media/${file}`} alt="" style={{ maxWidth: 240, maxHeight: 160 }} />
          ) : (
            // What is said stands in the transcript.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio src={`/media/${file}`} controls preload="none" style={{ maxWidth: "100%" }} />
          )}
          <TextField
            fullWidth
            required
            label={field("alt")}
            value={alt}
            helperText={say("questions.alt_hint")}
            slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 500 } }}
            onChange={({ target }) => onSet(withAlt(texts, { language, at }, target.value))}
          />
          <Button size="small" onClick={() => onSet(withoutMedia(texts, at))}>
            {say("files.remove")}
          </Button>
        </Box>
      ))}
      {text?.transcript !== undefined && (
        <TextField
          label={field("transcript")}
          multiline
          value={text.transcript}
          slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 1_000 } }}
          onChange={({ target }) => onSet(withText(texts, language, { transcript: target.value }))}
        />
      )}
      <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap" }}>
        <FileInput kind="figure" label={say("questions.add_figure")} file={null} onChange={add("image")} />
        <FileInput kind="clip" label={say("questions.add_clip")} file={null} onChange={add("audio")} />
      </Box>
    </>
  );
}
