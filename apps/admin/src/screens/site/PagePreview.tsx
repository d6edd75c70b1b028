import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { Answered } from "../../kit/Answered.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useSay } from "../../texts/i18n.ts";
import type { SitePage } from "./site-page.ts";

const SETTLES_MS = 500;

type PagePreviewProps = { readonly page: SitePage; readonly html: string };

/** What players would see, as the server cleans it; what it takes out is said. */
export function PagePreview({ page: { type, language }, html }: PagePreviewProps) {
  const say = useSay();
  const asked = useSettled(html, SETTLES_MS);
  const preview = useAnswer("preview_page", { type, language, html: asked }, { isOff: asked.trim() === "" });
  if (asked.trim() === "") return null;
  return (
    <Answered query={preview}>
      {(data) => (
        <>
          {data.is_cut && <Alert severity="warning">{say("site.is_cut")}</Alert>}
          {/* Cleaned by the server against its list of tags, as players get it. */}
          <Box
            dir="auto"
            lang={language}
            sx={{
              overflowWrap: "anywhere",
              "& h2": { fontSize: "1.25rem" },
              "& table": { width: "100%", tableLayout: "fixed" },
            }}
            dangerouslySetInnerHTML={{ __html: data.html }}
          />
        </>
      )}
    </Answered>
  );
}
