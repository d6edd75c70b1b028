import { useBootOrNull } from "../boot/root-data.ts";
import { startUpTexts } from "./startup-texts.ts";
import { ReloadLink } from "./ReloadLink.tsx";

/** The last resort: nothing of the app is assumed to work, so it is plain HTML with a link. */
export function BrokenPage() {
  const texts = startUpTexts(useBootOrNull()?.language.code);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <title>{texts.broken}</title>
      <h1 className="text-xl">{texts.broken}</h1>
      <ReloadLink label={texts.retry} />
    </main>
  );
}
