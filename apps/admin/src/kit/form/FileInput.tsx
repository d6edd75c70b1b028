import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useSay } from "../../texts/i18n.ts";
import { uploadFile, type FileKind } from "../upload.ts";
import { useRefusal } from "../use-refusal.ts";

const ACCEPTS: Readonly<Record<FileKind, string>> = {
  picture: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
  figure: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
  clip: "audio/mpeg,audio/ogg,.mp3,.ogg,.opus",
  document: "application/pdf",
  video: "video/mp4,video/webm",
  captions: ".vtt,text/vtt",
};

type FileInputProps = {
  readonly kind: FileKind;
  readonly label: string;
  /** Name of the file that is chosen. */
  readonly file: string | null;
  readonly error?: string | undefined;
  readonly onChange: (file: string | null) => void;
};

/** Chooses a file, uploads it at once and shows what came of it. */
export function FileInput({ kind, label, file, error, onChange }: FileInputProps) {
  const say = useSay();
  const refusalOf = useRefusal();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblem(null);
    setShare(0);
    try {
      onChange((await uploadFile(chosen, kind, setShare)).file);
    } catch (refusal) {
      setProblem(refusalOf(refusal));
    } finally {
      setShare(null);
    }
  };
  const wrong = problem ?? error;
  return (
    <Box role="group" aria-label={label} sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {file !== null && <Shown kind={kind} file={file} />}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          loading={share !== null}
          onClick={() => input.current?.click()}
        >
          {say(file === null ? "files.choose" : "files.replace")}
        </Button>
        {file !== null && (
          <Button size="small" onClick={() => onChange(null)}>
            {say("files.remove")}
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTS[kind]}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={say("files.progress")}
          sx={{ width: 1, maxWidth: 320 }}
        />
      )}
      {wrong !== undefined && <FormHelperText error>{wrong}</FormHelperText>}
    </Box>
  );
}

function Shown({ kind, file }: { readonly kind: FileKind; readonly file: string }) {
  const say = useSay();
  const url = `/media/${file}`;
  if (kind === "picture" || kind === "figure")
    return <img src={url} alt="" style={{ maxWidth: 200, maxHeight: 140, borderRadius: 8 }} />;
  // What is said in a clip stands in the transcript.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === "clip") return <audio src={url} controls preload="none" style={{ maxWidth: "100%" }} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {say("files.open")}
    </a>
  );
}
