import { join } from "node:path";
import type { Handlers } from "../calls/handle.ts";
import { NO_BATTLES } from "../battles/live/no-battles.ts";
import { createHandlers } from "../handlers.ts";
import { loadExamPresets } from "../exams/presets.ts";
import { loadInterfaceTexts } from "../languages/interface-texts.ts";
import { fixedTexts } from "../languages/texts-source.ts";
import { loadPublicPages } from "../settings/public-pages.ts";
import { loadTrialSet } from "../trial/trial-set.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** For tests: every handler, as the product has them. */
export async function createBareHandlers(): Promise<Handlers> {
  return createHandlers({
    siteUrl: "https://crosscheck.example",
    battles: NO_BATTLES,
    signIn: { email: true, phone: true, social: [], provider: "embedded" },
    texts: fixedTexts(await loadInterfaceTexts(join(ROOT, "apps/player/locales"))),
    publicPages: await loadPublicPages(join(ROOT, "content/pages")),
    trial: await loadTrialSet(join(ROOT, "content/trial.json")),
    exams: await loadExamPresets(join(ROOT, "content/exams")),
  });
}
