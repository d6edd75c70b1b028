import { LoaderScreen } from "@crosscheck/ui/LoaderScreen";
import { useBootOrNull } from "../boot/root-data.ts";
import { startUpTexts } from "./startup-texts.ts";
import { ReloadLink } from "./ReloadLink.tsx";

/**
 * The full-screen loader. After 10 s the style sheet itself uncovers a sentence and a retry link, so that it happens
 * even when no script ever arrives.
 */
export function StartUpLoader() {
  const texts = startUpTexts(useBootOrNull()?.language.code);
  return (
    <div className="cc-start-up">
      <LoaderScreen label={texts.loading}>
        <p className="cc-late flex flex-col items-center gap-1">
          {texts.late}
          <ReloadLink label={texts.retry} />
        </p>
      </LoaderScreen>
    </div>
  );
}
