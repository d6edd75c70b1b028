import type { BootData, PageContext } from "@crosscheck/contract";
import { LRUCache } from "lru-cache";
import { toLanguage } from "../languages/get-languages.ts";
import type { TextsByLanguage } from "../languages/interface-texts.ts";
import type { Db } from "../postgres/database.ts";
import { toSystemConfigurations } from "../settings/get-system-configurations.ts";
import { loadWebHome } from "../settings/get-web-home-settings.ts";
import { toWebSettings, type SignInMethods } from "../settings/get-web-settings.ts";
import type { PublicPages } from "../settings/public-pages.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import type { Settings } from "../settings/settings.ts";

export type PagesOptions = {
  readonly db: Db;
  readonly settings: () => Promise<Settings>;
  readonly texts: TextsByLanguage;
  readonly signIn: SignInMethods;
  readonly publicPages: PublicPages;
  readonly nowMs: () => number;
};

/** What a page request says about its reader. */
export type PageRequest = {
  readonly url: URL;
  readonly cookie: string;
  readonly acceptLanguage: string;
  readonly nonce: string;
};

const BOOT_MAX_AGE_MS = 2_000;

/** Makes the context each page render gets; boot data is shared by all visitors of one language for two seconds. */
export function createPages(options: PagesOptions): (request: PageRequest) => PageContext {
  const boots = new LRUCache<string, Promise<Omit<BootData, "theme">>>({
    max: 50,
    ttl: BOOT_MAX_AGE_MS,
    perf: { now: options.nowMs },
  });

  async function chooseLanguage(request: PageRequest): Promise<LanguageRecord> {
    const languages = (await listLanguages(options.db)).filter((row) => options.texts.has(row.code));
    const wished = wishedLanguages(request);
    const chosen =
      wished.flatMap((code) => languages.filter((row) => row.code === code))[0] ??
      languages.find((row) => row.isDefault) ??
      languages[0];
    if (chosen === undefined) throw new Error("no interface language has texts");
    return chosen;
  }

  function sharedBoot(language: LanguageRecord): Promise<Omit<BootData, "theme">> {
    const known = boots.get(language.code);
    if (known !== undefined) return known;
    const boot = loadBoot(options, language);
    boots.set(language.code, boot);
    boot.catch(() => boots.delete(language.code));
    return boot;
  }

  return (request) => ({
    nonce: request.nonce,
    origin: request.url.origin,
    boot: async () => ({
      ...(await sharedBoot(await chooseLanguage(request))),
      theme: themeOf(request.cookie),
    }),
    page: async (type) => {
      const { code } = await chooseLanguage(request);
      return (
        (await options.publicPages(options.db, await options.settings(), { type, language: code })) ?? null
      );
    },
  });
}

async function loadBoot(options: PagesOptions, language: LanguageRecord): Promise<Omit<BootData, "theme">> {
  const settings = await options.settings();
  const languages = await listLanguages(options.db);
  const texts = options.texts.get(language.code);
  return {
    language: toLanguage(language),
    languages: languages.filter((row) => options.texts.has(row.code)).map(toLanguage),
    messages: texts?.messages ?? {},
    messagesVersion: texts?.version ?? "",
    settings: toWebSettings(settings, languages, options.signIn),
    configurations: toSystemConfigurations(settings),
    home: await loadWebHome({ db: options.db, nowMs: options.nowMs(), settings }, language.id),
  };
}

/** Language codes in order of wish: ?lang=, then the cookie, then Accept-Language by weight. */
function wishedLanguages({ url, cookie, acceptLanguage }: PageRequest): readonly string[] {
  const accepted = acceptLanguage
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = Number(
        parameters
          .find((text) => text.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? "1",
      );
      return { code: tag.split("-", 1)[0]?.toLowerCase() ?? "", weight };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
  return [url.searchParams.get("lang") ?? "", cookieValue(cookie, "lang"), ...accepted];
}

function themeOf(cookie: string): BootData["theme"] {
  const theme = cookieValue(cookie, "theme");
  return theme === "light" || theme === "dark" ? theme : "system";
}

function cookieValue(header: string, name: string): string {
  const pair = header.split(";").find((part) => part.trim().startsWith(`${name}=`));
  return pair === undefined ? "" : pair.trim().slice(name.length + 1);
}
