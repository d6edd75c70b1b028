import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Answered } from "../../kit/Answered.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useSay } from "../../texts/i18n.ts";

const SETTLES_MS = 500;

type PassagePreviewProps = {
  readonly language: string;
  readonly text: {
    readonly title: string;
    readonly detail: string;
    readonly content_data?: string | null | undefined;
    readonly content_type?: string | undefined;
    readonly reference: string;
  };
};

/** A passage as players read it, cleaned by the server. */
export function PassagePreview({ language, text }: PassagePreviewProps) {
  const say = useSay();
  const { title, detail, content_type: type, content_data: file, reference } = text;
  const asked = useSettled(detail, SETTLES_MS);
  const preview = useAnswer("preview_passage", { language, detail: asked }, { isOff: asked.trim() === "" });
  return (
    <Box lang={language} dir="auto" sx={{ display: "grid", gap: 1, overflowWrap: "anywhere" }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {type === "video" && file && (
        // Its captions are a file of their own, which players get.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={`/media/${file}`} controls preload="none" style={{ maxWidth: "100%" }} />
      )}
      {type === "pdf" && file && (
        <Link href={`/media/${file}`} target="_blank" rel="noopener">
          {say("files.open")}
        </Link>
      )}
      {asked.trim() !== "" && (
        <Answered query={preview}>
          {(data) => (
            // Cleaned by the server against its list of tags, as players get it.
            <Box
              sx={{ "& img": { maxWidth: "100%", height: "auto" }, "& table": { width: "100%" } }}
              dangerouslySetInnerHTML={{ __html: data.html }}
            />
          )}
        </Answered>
      )}
      <Typography variant="body2" color="textSecondary">
        {reference}
      </Typography>
    </Box>
  );
}
