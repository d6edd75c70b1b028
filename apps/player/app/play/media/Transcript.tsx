import { FileText } from "lucide-react";
import { useText } from "../../i18n/texts.tsx";
import { ContentText } from "../content/ContentText.tsx";

/** What is said in the clip, in writing. */
export function Transcript({ text: spoken }: { readonly text: string }) {
  const text = useText();
  return (
    <section
      aria-label={text("play-kinds.audio.transcript")}
      className="rounded-key border border-line bg-card px-4 py-3"
    >
      <p className="mb-1 flex items-center gap-2 text-xs font-semibold text-muted">
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        {text("play-kinds.audio.transcript")}
      </p>
      <p className="whitespace-pre-line">
        <ContentText text={spoken} />
      </p>
    </section>
  );
}
