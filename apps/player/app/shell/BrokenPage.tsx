import { useBootOrNull } from "../root-data.ts";
import { startUpTexts } from "../startup-texts.ts";

/** The last resort: nothing of the app is assumed to work, so it is plain HTML with a link. */
export function BrokenPage() {
  const texts = startUpTexts(useBootOrNull()?.language.code);
  return (
    <main className="cc-start-up">
      <title>{texts.broken}</title>
      <h1>{texts.broken}</h1>
      <a href="">{texts.retry}</a>
    </main>
  );
}
