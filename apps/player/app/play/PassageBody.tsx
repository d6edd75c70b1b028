import { buttonClass } from "@crosscheck/ui/button-class";
import { Download } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import { directionOf } from "./direction-of.ts";
import type { Attempt } from "./run-state.ts";
import "./passage.css";

type Passage = NonNullable<Attempt["passage"]>;

/** Film or document first, then the text; screens of fun and learn show the same. */
export function PassageBody({ passage }: { readonly passage: Passage }) {
  const { content_type: type, content_data: url, captions, language, detail } = passage;
  return (
    <div lang={language} dir={directionOf(language)} className="grid gap-4">
      {type === "video" && url !== "" ? (
        // Captions come with the film where its pack has them; the text of the passage follows in any case.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever there is a file for it
        <video
          controls
          preload="metadata"
          className="w-full rounded-key bg-[#04101f]"
          aria-label={passage.title}
        >
          <source src={url} />
          {captions === "" ? null : <track kind="captions" src={captions} srcLang={language} default />}
        </video>
      ) : null}
      {type === "pdf" && url !== "" ? <PdfView url={url} title={passage.title} /> : null}
      {detail === "" ? null : (
        // Sanitised by the server when the content was taken in, against an allow-list of tags.
        <div className="cc-prose cc-passage" dangerouslySetInnerHTML={{ __html: detail }} />
      )}
    </div>
  );
}

function PdfView({ url, title }: { readonly url: string; readonly title: string }) {
  const text = useText();
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; it is our own file */}
      <iframe src={url} title={title} className="h-[65dvh] w-full rounded-key border border-line bg-sunken" />
      <a href={url} download className={buttonClass("quiet")}>
        <Download aria-hidden="true" className="size-5" />
        {text("play-kinds.passage.download")}
      </a>
    </div>
  );
}
