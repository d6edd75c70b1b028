import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Coins, LanguageId, Percent, Slug, Uuid, intField } from "../fields.ts";
import { HOME_SECTIONS } from "../home-sections.ts";
import { PAGE_TYPES } from "../page-types.ts";
import { TrialQuestion } from "./trial.ts";

/** Interface or content language. */
export const Language = z.strictObject({
  id: z.int(),
  language: z.string(),
  code: z.string(),
  /** Locale for numbers and dates, e.g. ar-EG. */
  locale: z.string(),
  is_rtl: z.boolean(),
  default_active: z.boolean(),
});

/** Settings every visitor's page needs before it can be shown. */
export const WebSettings = z.strictObject({
  app_name: z.string(),
  maintenance: z.boolean(),
  maintenance_message: z.string(),
  demo_mode: z.boolean(),
  /** Where demo mails and text messages can be read; null outside demo mode. */
  outbox_hint: z.string().nullable(),
  sign_in: z.strictObject({
    email: z.boolean(),
    phone: z.boolean(),
    social: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** `embedded`: our own /idp pages; otherwise the configured hosted provider. */
    provider: z.enum(["embedded", "hosted"]),
  }),
  default_language: z.string(),
  contact_email: z.string(),
  /** Where else the site is found. */
  social_links: z.array(z.strictObject({ name: z.string(), url: z.string() })),
});

/** What the home page shows beside the player's own data. */
export const WebHome = z.strictObject({
  language_id: z.int(),
  question_count: z.int(),
  subjects: z.array(
    z.strictObject({
      slug: Slug,
      name: z.string(),
      emblem: z.string(),
      no_of_que: z.int(),
      pack: Slug,
      /** What it costs to unlock; 0: free. */
      coins: Coins,
    }),
  ),
  /** What home has below its first card, in this order. */
  sections: z.array(z.enum(HOME_SECTIONS)),
  /** Announcements of now, in their order. */
  slides: z.array(
    z.strictObject({
      slide_id: Uuid,
      heading: z.string(),
      text: z.string(),
      /** Address of a picture; "" for none. */
      image: z.string(),
      /** What it shows. */
      alt: z.string(),
      /** Screen of the app or https address; "" for none. */
      link: z.string(),
    }),
  ),
  /** What a visitor is asked at once; another one every hour. */
  question: TrialQuestion.nullable(),
});

export const SystemConfigurations = z.strictObject({
  /** '1' when several content languages are on (spec §3). */
  language_mode: z.enum(["0", "1"]),
  maintenance: z.boolean(),
  demo_mode: z.boolean(),
  questions_per_level: z.int(),
  seconds_per_question: z.int(),
  marks_right: z.int(),
  marks_wrong: z.int(),
  win_percent: Percent,
  full_coins_percent: Percent,
  max_coins_per_quiz: Coins,
  /** The highest price. */
  lifeline_coins: Coins,
  welcome_coins: Coins,
  friend_code_coins: Coins,
  friend_code_owner_coins: Coins,
  payout: z.boolean(),
  coins_per_unit: Coins,
  minimum_redeem_coins: Coins,
  /** What coins are exchanged for. */
  payout_unit: z.strictObject({ name: z.string(), symbol: z.string() }),
  /** Of a random battle, and of a room whose creator says nothing else. */
  battle_no_of_que: z.int(),
  battle_seconds_per_question: z.int(),
  battle_entry_fee: Coins,
  /** How long an opponent is looked for. */
  battle_search_seconds: z.int(),
  payout_wait_hours: z.int(),
  exam_away_seconds: z.int(),
  one_time_code_digits: z.int(),
  one_time_code_minutes: z.int(),
});

/** Keys of the public pages and texts. */
export const SETTING_TYPES = [...PAGE_TYPES, "app_name"] as const;

const none = z.strictObject({});
const fromWeb = { from: intField(2, 2).default(2) };

export const getWebSettings = defineAction({
  name: "get_web_settings",
  summary: "Settings the web app needs to start; defaults on an empty install.",
  access: "public",
  staysOpen: true,
  input: none,
  output: WebSettings,
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const getWebHomeSettings = defineAction({
  name: "get_web_home_settings",
  summary: "Home page texts; language 14 when none is chosen, then the default language.",
  access: "public",
  staysOpen: true,
  input: z.strictObject({ language_id: LanguageId.default(14) }),
  output: WebHome,
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const getSettings = defineAction({
  name: "get_settings",
  summary: "One public page as sanitised rich text; all of them without a type.",
  access: "public",
  staysOpen: true,
  input: z.strictObject({ type: z.enum(SETTING_TYPES).optional(), language_id: LanguageId.optional() }),
  output: z.partialRecord(z.enum(SETTING_TYPES), z.string()),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});

export const getSystemConfigurations = defineAction({
  name: "get_system_configurations",
  summary: "Switches and numbers of the product.",
  access: "public",
  staysOpen: true,
  input: none,
  output: SystemConfigurations,
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getLanguages = defineAction({
  name: "get_languages",
  summary: "Content languages; only the default one while language mode is off.",
  access: "public",
  staysOpen: true,
  input: z.strictObject({ language_id: LanguageId.optional() }),
  output: z.array(Language),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getSystemLanguageList = defineAction({
  name: "get_system_language_list",
  summary: "Interface languages.",
  access: "public",
  staysOpen: true,
  input: z.strictObject(fromWeb),
  output: z.array(Language),
  messages: [],
  refusals: [],
  perMinute: 60,
});

export const getSystemLanguageJson = defineAction({
  name: "get_system_language_json",
  summary: "Texts of one interface language, compiled for the client, with a version that is a hash of them.",
  access: "public",
  staysOpen: true,
  input: z.strictObject({
    ...fromWeb,
    /** Code, name or id of the language. */
    language: z.union([z.string().min(1).max(60), z.int()]).transform(String),
  }),
  output: z.strictObject({
    language: z.string(),
    version: z.string(),
    /** Message id → compiled ICU message (text, or the token list of @lingui/message-utils). */
    messages: z.record(z.string(), z.json()),
    /** Message id → ICU message as written, for readers without a compiler. */
    texts: z.record(z.string(), z.string()),
  }),
  messages: [],
  refusals: ["no_data"],
  perMinute: 60,
});
