import { buttonClass } from "@crosscheck/ui/button-class";
import { Download } from "lucide-react";
import { useText } from "../i18n/texts.tsx";
import { directionOf } from "./direction-of.ts";
import type { Attempt } from "./run-state.ts";
import "./passage.css";

type Passage = Pick<
  NonNullable<Attempt["passage"]>,
  "title" | "language" | "content_type" | "content_data" | "captions" | "detail"
>;

/** What a passage is made of: a film with captions or a document first, then the text with its figures. */
export function PassageBody({ passage }: { readonly passage: Passage }) {
  const { content_type: type, content_data: url, language, detail } = passage;
  return (
    <div lang={language} dir={directionOf(language)} className="grid gap-4">
      {type === "video" && url !== "" ? <Film passage={passage} /> : null}
      {type === "pdf" && url !== "" ? <Document passage={passage} /> : null}
      {detail === "" ? null : (
        // Sanitised by the server when the content was taken in, against an allow-list of tags.
        <div className="cc-prose cc-passage" dangerouslySetInnerHTML={{ __html: detail }} />
      )}
    </div>
  );
}

function Film({ passage }: { readonly passage: Passage }) {
  const text = useText();
  const { content_data: url, captions, language, title } = passage;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever its pack has a file for it
    <video
      controls
      playsInline
      preload="metadata"
      className="aspect-video w-full rounded-key bg-[#04101f]"
      aria-label={title}
    >
      <source src={url} />
      {captions === "" ? null : (
        <track kind="captions" src={captions} srcLang={language} label={text("passages.captions")} default />
      )}
    </video>
  );
}

function Document({ passage: { content_data: url, title } }: { readonly passage: Passage }) {
  const text = useText();
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; it is our own file */}
      <iframe
        src={url}
        title={title}
        loading="lazy"
        className="h-[70dvh] min-h-80 w-full rounded-key border border-line bg-sunken"
      />
      <a href={url} download className={`${buttonClass("quiet")} sm:justify-self-start`}>
        <Download aria-hidden="true" className="size-5 shrink-0" />
        {text("passages.download")}
      </a>
    </div>
  );
}
