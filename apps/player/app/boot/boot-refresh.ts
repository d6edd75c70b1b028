import { needsAllTexts } from "./needs-all-texts.ts";
import type { RootData } from "./root-data.ts";

let isAsked = false;
let isStarting = false;
/** What the app showed last, the start-up loader aside. */
let shown: RootData | null = null;

/** Notes what the app shows now. */
export function noteRootData(data: RootData): void {
  isStarting = data.boot === null || data.boot.settings === null;
  if (!isStarting) shown = data;
}

/** Whether the root loader has to run on the way to an address: when asked to, or when its texts are not here yet. */
export function isBootWanted(url: URL): boolean {
  return isAsked || isStarting || !hasTextsFor(url);
}

/** What to go on with when the server does not answer: what is here, or the start-up loader, which keeps asking. */
export function rootDataWithoutServer(url: URL): RootData {
  if (shown === null || shown.boot === null) return { boot: null, origin: url.origin, meta: null };
  return hasTextsFor(url) ? shown : { ...shown, boot: { ...shown.boot, settings: null } };
}

/** Reads boot data anew through the router's own revalidation. */
export async function wantFreshBoot(revalidate: () => Promise<void>): Promise<void> {
  isAsked = true;
  try {
    await revalidate();
  } finally {
    isAsked = false;
  }
}

function hasTextsFor({ pathname }: URL): boolean {
  return !needsAllTexts(pathname) || shown?.boot?.hasAllTexts === true;
}

/** Whether the form for an account is open: some places let players in by their own provider only. */
export function canSignUpByMail(): boolean {
  return shown?.boot?.settings?.sign_in.email === true;
}
