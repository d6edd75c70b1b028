import { buttonClass } from "@crosscheck/ui/button-class";
import { Download } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import type { Passage } from "./passage-queries.ts";

/** What a passage is made of: text with figures, a video with captions, or a PDF. */
export function PassageContent({ passage }: { readonly passage: Passage }) {
  return (
    <div lang={passage.language} dir="auto">
      {passage.content_type === "video" ? <PassageVideo passage={passage} /> : null}
      {passage.content_type === "pdf" ? <PassagePdf passage={passage} /> : null}
      {passage.detail === "" ? null : (
        <div
          dir="auto"
          className="cc-prose text-lg"
          // Sanitised by the server when the passage was stored; nothing of a player is in it.
          dangerouslySetInnerHTML={{ __html: passage.detail }}
        />
      )}
    </div>
  );
}

function PassageVideo({ passage }: { readonly passage: Passage }) {
  const text = useText();
  return (
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={passage.title}
      className="mb-6 aspect-video w-full rounded-card border border-line bg-hero"
    >
      <source src={passage.content_data} />
      <track
        kind="captions"
        // Without a file the browser offers no captions.
        {...(passage.captions === "" ? {} : { src: passage.captions })}
        srcLang={passage.language}
        label={text("modes.passages.captions")}
        default
      />
    </video>
  );
}

function PassagePdf({ passage }: { readonly passage: Passage }) {
  const text = useText();
  return (
    <div className="mb-6">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own file; the browser's PDF viewer runs in no sandbox */}
      <iframe
        src={passage.content_data}
        title={passage.title}
        loading="lazy"
        className="mb-3 h-[70dvh] min-h-80 w-full rounded-card border border-line bg-card max-sm:hidden"
      />
      <a href={passage.content_data} download className={`${buttonClass("quiet")} max-sm:w-full`}>
        <Download aria-hidden="true" className="size-5 shrink-0" />
        {text("modes.passages.download")}
      </a>
    </div>
  );
}
