import { buttonClass } from "@crosscheck/ui/button-class";
import { Download, FileText } from "lucide-react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { useText } from "../../i18n/texts.tsx";
import { useTrustedHtml } from "../../hooks/trusted-html.ts";
import { directionOf } from "../content/direction-of.ts";
import type { Attempt } from "../attempt/run-state.ts";
import "./passage.css";

type Passage = Pick<
  NonNullable<Attempt["passage"]>,
  "title" | "language" | "content_type" | "content_data" | "captions" | "detail"
>;

type PassageBodyProps = {
  readonly passage: Passage;
  /** Whether it stands right below the title of the screen, so that its own headings are those of the next level. */
  readonly isScreen?: boolean;
};

/** What a passage is made of: a film with captions or a document first, then the text with its figures. */
export function PassageBody({ passage, isScreen }: PassageBodyProps) {
  const { content_type: type, content_data: url, language } = passage;
  // The server leaves headings of the third level alone, and those without attributes.
  const detail = isScreen === true ? passage.detail.replaceAll(/<(\/?)h3>/g, "<$1h2>") : passage.detail;
  const inner = useTrustedHtml(detail);
  return (
    <div lang={language} dir={directionOf(language)} className="grid gap-4">
      {type === "video" && url !== "" ? <Film passage={passage} /> : null}
      {type === "pdf" && url !== "" ? <Document passage={passage} /> : null}
      {detail === "" ? null : (
        // Sanitised by the server when the content was taken in, against an allow-list of tags.
        <div className="cc-prose cc-passage" dangerouslySetInnerHTML={inner} />
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

/** Phones show a page of a document in a frame too small to read, or none at all: there it fills a screen of its own. */
const WIDE = "(min-width: 48rem)";

function Document({ passage: { content_data: url, title } }: { readonly passage: Passage }) {
  const text = useText();
  const isWide = useMediaQuery(WIDE);
  return (
    <div className="grid gap-3">
      {isWide ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; it is our own file
        <iframe
          src={url}
          title={title}
          loading="lazy"
          className="h-[70dvh] min-h-80 w-full rounded-key border border-line bg-sunken"
        />
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass("primary", "large")} w-full`}
        >
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {text("passages.open")}
        </a>
      )}
      <a href={url} download className={`${buttonClass("quiet")} sm:justify-self-start`}>
        <Download aria-hidden="true" className="size-5 shrink-0" />
        {text("passages.download")}
      </a>
    </div>
  );
}
