import { hash } from "node:crypto";
import type { BootData, PageContext } from "@crosscheck/contract";
import { LRUCache } from "lru-cache";
import { currentCatalogue } from "../content/catalogue.ts";
import { interfaceLanguages, toLanguage } from "../languages/get-languages.ts";
import { createSay } from "../languages/say.ts";
import type { TextsByLanguage } from "../languages/interface-texts.ts";
import type { TextsSource } from "../languages/texts-source.ts";
import type { KeyedHash } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { toSystemConfigurations } from "../boot/get-system-configurations.ts";
import { loadWebHome } from "../boot/get-web-home-settings.ts";
import { toWebSettings, type SignInMethods } from "../boot/get-web-settings.ts";
import type { PublicPages } from "../settings/public-pages.ts";
import { cookieOf, wishedLanguages, type Wishes } from "../net/wishes.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import type { Settings } from "../settings/settings.ts";
import { lookCss } from "./look-css.ts";
import { verificationHtml } from "./verification.ts";
import type { TrialSet } from "../trial/trial-set.ts";

export type PagesOptions = {
  readonly db: Db;
  readonly settings: () => Promise<Settings>;
  readonly texts: TextsSource;
  readonly signIn: SignInMethods;
  readonly publicPages: PublicPages;
  readonly nowMs: () => number;
  readonly trial: TrialSet;
  readonly keyedHash: KeyedHash;
};

/** What a page request says about its reader. */
export type PageRequest = Wishes & { readonly url: URL; readonly nonce: string };

/** What one page is made from. */
export type PageSource = {
  readonly context: PageContext;
  /**
   * Names everything but the address that `context` puts into the page: language, theme and a hash of the boot data
   * (settings, look, numbers, texts and home, so what is added to those is covered by itself). Pages of one address and stamp
   * are one page. What a loader reads otherwise, as `page` does, is seen when the kept page is too old (kept-pages.ts).
   */
  readonly stamp: () => Promise<string>;
};

type SharedBoot = { readonly boot: Omit<BootData, "theme">; readonly version: string };
/** Read anew with the settings and texts it was made from, so that it is never older than those. */
type KeptBoot = {
  readonly settings: Settings;
  readonly texts: TextsByLanguage;
  readonly shared: Promise<SharedBoot>;
};

const BOOT_MAX_AGE_MS = 2_000;

/** Makes the source of each page render; boot data is shared by all visitors of the same languages for two seconds. */
export function createPages(options: PagesOptions): (request: PageRequest) => PageSource {
  const boots = new LRUCache<string, KeptBoot>({
    max: 50,
    ttl: BOOT_MAX_AGE_MS,
    perf: { now: options.nowMs },
  });

  const say = createSay(options.texts);

  /** Content is in the language chosen for it, else in that of the page; home knows what to do without any. */
  async function sharedBoot(request: PageRequest): Promise<SharedBoot> {
    const language = await chooseLanguage(options, request);
    const { languages } = await currentCatalogue(options.db, options.nowMs());
    const wished = cookieOf(request.cookie, "content");
    const content = languages.find((row) => row.isContent && row.code === wished) ?? language;
    const key = `${language.code} ${content.id}`;
    const [texts, settings] = await Promise.all([options.texts.current(), options.settings()]);
    const known = boots.get(key);
    if (known?.settings === settings && known.texts === texts) return known.shared;
    const shared = loadBoot(options, { settings, texts }, { language, contentId: content.id });
    boots.set(key, { settings, texts, shared });
    shared.catch(() => boots.delete(key));
    return shared;
  }

  return (request) => {
    const theme = themeOf(request.cookie);
    const shared = () => sharedBoot(request);
    return {
      stamp: async () => {
        const { boot, version } = await shared();
        return `${boot.language.code} ${theme} ${version}`;
      },
      context: {
        nonce: request.nonce,
        origin: request.url.origin,
        boot: async () => ({ ...(await shared()).boot, theme }),
        look: async () => lookCss(await options.settings()),
        page: async (type) => {
          const { code } = await chooseLanguage(options, request);
          return (
            (await options.publicPages(options.db, await options.settings(), { type, language: code })) ??
            null
          );
        },
        verification: async (code) => {
          const { code: language } = await chooseLanguage(options, request);
          const settings = await options.settings();
          return await verificationHtml({ db: options.db, settings, say, language }, code);
        },
      },
    };
  };
}

/** The language of a page: the one wished most that the interface has, else the default one. */
async function chooseLanguage(options: PagesOptions, request: PageRequest): Promise<LanguageRecord> {
  const known = (await currentCatalogue(options.db, options.nowMs())).languages;
  const [texts, settings] = await Promise.all([options.texts.current(), options.settings()]);
  const languages = interfaceLanguages(known, texts, settings);
  const wished = [request.url.searchParams.get("lang") ?? "", ...wishedLanguages(request)];
  const chosen =
    wished.flatMap((code) => languages.filter((row) => row.code === code))[0] ??
    languages.find((row) => row.isDefault) ??
    languages[0];
  if (chosen === undefined) throw new Error("no interface language has texts");
  return chosen;
}

async function loadBoot(
  options: PagesOptions,
  { settings, texts: all }: { readonly settings: Settings; readonly texts: TextsByLanguage },
  { language, contentId }: { readonly language: LanguageRecord; readonly contentId: number },
): Promise<SharedBoot> {
  const languages = await listLanguages(options.db);
  const texts = all.get(language.code);
  const boot = {
    language: toLanguage(language),
    languages: interfaceLanguages(languages, all, settings).map(toLanguage),
    messagesVersion: texts?.version ?? "",
    settings: toWebSettings(settings, languages, options.signIn),
    configurations: toSystemConfigurations(settings),
    home: await loadWebHome({ db: options.db, nowMs: options.nowMs(), settings }, contentId, {
      ...options,
      wordsIn: language.code,
    }),
  };
  // The texts have a version of their own in there.
  const version = hash("sha256", JSON.stringify([boot, lookCss(settings)]), "base64url");
  return { boot: { ...boot, messages: texts?.messages ?? {} }, version };
}

function themeOf(cookie: string): BootData["theme"] {
  const theme = cookieOf(cookie, "theme");
  return theme === "light" || theme === "dark" ? theme : "system";
}
