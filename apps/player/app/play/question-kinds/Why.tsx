import { ContentText } from "../content/ContentText.tsx";

/** Why an option is right, or the mistake that leads to it. */
export function Why({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <span className="mt-1 block text-sm text-muted">
      <ContentText text={text} />
    </span>
  );
}
