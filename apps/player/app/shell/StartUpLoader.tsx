import { useBootOrNull } from "../root-data.ts";
import { startUpTexts } from "../startup-texts.ts";

/**
 * The full-screen loader. After 10 s the style sheet itself uncovers a sentence and a retry link, so that it happens
 * even when no script ever arrives.
 */
export function StartUpLoader() {
  const texts = startUpTexts(useBootOrNull()?.language.code);
  return (
    <div className="cc-start-up" role="status">
      <span className="cc-start-up-spinner" aria-hidden="true" />
      <span className="sr-only">{texts.loading}</span>
      <p className="cc-start-up-late">
        {texts.late} <a href="">{texts.retry}</a>
      </p>
    </div>
  );
}
