import { Captions } from "lucide-react";
import { Link } from "react-router";
import { useText } from "../../i18n/texts.tsx";

/** Audio questions with what is said in sight: for who cannot hear, or wants to read along. */
export function TranscriptLink({ to, name }: { readonly to: string; readonly name: string }) {
  const text = useText();
  return (
    <Link to={to} className="cc-link cc-link-alone ms-4 gap-2 px-2 text-sm">
      <Captions aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {text("modes.audio_questions.with_transcript")}
        <span className="sr-only"> {name}</span>
      </span>
    </Link>
  );
}
