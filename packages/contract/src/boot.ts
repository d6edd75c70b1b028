import type { z } from "zod";
import type { Language, SystemConfigurations, WebHome, WebSettings } from "./actions/settings.ts";

/** Everything a page needs before its first paint, written into the HTML by the server. */
export type BootData = {
  /** Interface language of this page. */
  readonly language: z.output<typeof Language>;
  readonly languages: readonly z.output<typeof Language>[];
  /** Compiled messages of `language`, as `get_system_language_json` answers them. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly messagesVersion: string;
  /** null while settings cannot be read: the start-up loader stays. */
  readonly settings: z.output<typeof WebSettings> | null;
  readonly configurations: z.output<typeof SystemConfigurations> | null;
  readonly home: z.output<typeof WebHome> | null;
  readonly theme: "light" | "dark" | "system";
};

/** Pages that search engines may list: open to everybody and the same for all. */
export const INDEXED_PATHS = [
  "/",
  "/learn/",
  "/compete/",
  "/leaderboard/",
  "/about-us/",
  "/contact-us/",
  "/faq/",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/verify/",
  "/auth/login/",
  "/auth/sign-up/",
] as const;

/** What the server hands the player app for one page request; the only thing they share. */
export type PageContext = {
  /** Marks the scripts of this rendering as the app's own; the server puts their hashes into the policy instead of it. */
  readonly nonce: string;
  /** Absolute address of this site, for canonical links. */
  readonly origin: string;
  readonly boot: () => Promise<BootData>;
  /** Rules for the style sheet with the colours of this site; may be empty. */
  readonly look: () => Promise<string>;
  /** Sanitised rich text of a public page in the page's language, or null. */
  readonly page: (
    type: "about_us" | "contact_us" | "privacy_policy" | "terms_conditions" | "faq",
  ) => Promise<string | null>;
  /** What the site knows of the result with this code, as rich text in the page's language; empty: asks for a code. */
  readonly verification: (code: string) => Promise<string>;
};

/*
 * How the two meet: apps/player/server.ts is the input of the player's SSR build (build/server/index.js) and exports
 * `handlePage(request: Request, context: PageContext): Promise<Response>`, made with react-router's
 * createRequestHandler; the app keeps the PageContext in a React Router context of its own. The server loads that
 * build at run time, so neither workspace imports the other. Static files are in build/client.
 */
