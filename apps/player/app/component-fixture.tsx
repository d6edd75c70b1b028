import { callsByName } from "@crosscheck/client/calls-by-name";
import type { Api } from "@crosscheck/client";
import type { Identity } from "@crosscheck/client/identity";
import { NetworkAway } from "@crosscheck/client/network-away";
import type { BootData } from "@crosscheck/contract";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { run as runAxe } from "axe-core";
import type { ReactNode } from "react";
import { createRoutesStub, Outlet, useLocation } from "react-router";
import { expect, onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { toast } from "sonner";
import type { Boot, RootData } from "./boot/root-data.ts";
import { TextsProvider } from "./i18n/texts.tsx";
import { ToastHost } from "./shell/ToastHost.tsx";
import { ServerCallsProvider, type ServerCalls } from "./state/api.tsx";
import { sharedQueryClient } from "./state/query-client.ts";
import { QueryProvider } from "./state/QueryProvider.tsx";
import { INITIAL_STATE, type OwnUser, type RootState } from "./state/root-state.ts";
import { rootStore } from "./state/root-store.ts";
import "./app.css";
import "./view/gated.css";

/**
 * What a component test stands on: the product's texts, style sheet, router, store and query client. Only the calls to
 * the server are the test's own.
 */

type Tree = { readonly [key: string]: string | Tree };
type LanguageCode = "en" | "ar";

const FILES = import.meta.glob<Tree>("../locales/*/*.json", { eager: true, import: "default" });

function flatten(tree: Tree, prefix: string): (readonly [string, unknown])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}.${key}`, compileMessage(value)] as const]
      : flatten(value, `${prefix}.${key}`),
  );
}

/** Texts of a language as the server sends them. */
function textsOf(code: LanguageCode): string {
  const texts = Object.entries(FILES).flatMap(([path, tree]) => {
    const file = new RegExp(`/${code}/(.+)\\.json$`).exec(path)?.[1];
    return file === undefined ? [] : flatten(tree, file);
  });
  return JSON.stringify(Object.fromEntries(texts));
}

const MESSAGES: Readonly<Record<LanguageCode, string>> = { en: textsOf("en"), ar: textsOf("ar") };

const LANGUAGES: Readonly<Record<LanguageCode, BootData["language"]>> = {
  en: { id: 1, language: "English", code: "en", locale: "en-GB", is_rtl: false, default_active: true },
  ar: {
    id: 2,
    language: "العربية",
    code: "ar",
    locale: "ar-EG-u-nu-latn",
    is_rtl: true,
    default_active: false,
  },
};

const SETTINGS: NonNullable<BootData["settings"]> = {
  app_name: "Crosscheck",
  maintenance: false,
  maintenance_message: "",
  demo_mode: false,
  outbox_hint: null,
  sign_in: {
    email: true,
    phone: true,
    social: [{ id: "aeroclub", name: "Aeroclub" }],
    provider: "embedded",
  },
  default_language: "en",
  contact_email: "desk@crosscheck.example",
  social_links: [],
};

const CONFIGURATIONS: NonNullable<BootData["configurations"]> = {
  language_mode: "1",
  maintenance: false,
  demo_mode: false,
  questions_per_level: 10,
  seconds_per_question: 45,
  marks_right: 4,
  marks_wrong: -1,
  win_percent: 30,
  full_coins_percent: 80,
  max_coins_per_quiz: 4,
  lifeline_coins: 10,
  welcome_coins: 50,
  friend_code_coins: 20,
  friend_code_owner_coins: 30,
  payout: false,
  coins_per_unit: 100,
  minimum_redeem_coins: 1_000,
  payout_unit: { name: "units", symbol: "" },
  battle_no_of_que: 10,
  battle_seconds_per_question: 20,
  battle_entry_fee: 5,
  battle_search_seconds: 20,
  payout_wait_hours: 48,
  exam_away_seconds: 5,
  one_time_code_digits: 6,
  one_time_code_minutes: 5,
};

// Nothing fades or slides: what a test sees is what stays.
const still = document.createElement("style");
still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important; }";
document.head.append(still);

/** The player of the tests. */
export const ANN: OwnUser = {
  id: "00000000-0000-4000-8000-00000000000a",
  firebase_id: "ann",
  name: "Ann",
  name_number: 1,
  email: "ann@example.com",
  mobile: null,
  profile: "",
  type: "email",
  coins: 120,
  all_time_score: 340,
  all_time_rank: 7,
  streak: 3,
  refer_code: "ANN-7QK2",
  friends_code: null,
  status: "active",
  web_language: "en",
  also_default_language: false,
  is_on_boards: true,
  licence: "ppl",
  exam_date: null,
  minutes_a_day: null,
  created_at: "2026-01-05T10:00:00.000Z",
};

type Success<Data> = {
  readonly ok: true;
  readonly data: Data;
  readonly message: null;
  readonly total: number | null;
};

/** A call that worked. */
export function ok<Data>(data: Data, total: number | null = null): Success<Data> {
  return { ok: true, data, message: null, total };
}

/** A call that the server refused. */
export function refused<const Name extends string>(name: Name, retryAfterSeconds: number | null = null) {
  return { ok: false, refused: name, field: null, retryAfterSeconds } as const;
}

/** A call that never reached the server. */
export async function away(): Promise<never> {
  throw new NetworkAway("the test has no network");
}

/** A call that is answered when the test says so. */
export function later<Answer>() {
  return Promise.withResolvers<Answer>();
}

type Options = {
  /** Answers of the server; a call without one fails the test. */
  readonly api?: Partial<Api>;
  readonly identity?: Partial<Identity>;
  readonly language?: LanguageCode;
  /** Address of the page, and the pattern of its route. */
  readonly at?: string;
  readonly route?: string;
  /** What this device remembers; by default nobody is signed in. */
  readonly remembered?: Partial<RootState>;
  readonly settings?: Partial<NonNullable<BootData["settings"]>>;
  readonly configurations?: Partial<NonNullable<BootData["configurations"]>>;
  readonly boot?: Partial<Boot>;
};

/** Ann, signed in on this device. */
export const SIGNED_IN: Partial<RootState> = { session: { token: "token", user: ANN } };

type Call = readonly [name: string, request: unknown];
const unanswered: string[] = [];

/** Notes each call and hands it to the test's answer. */
function answering<Calls extends object>(answers: Partial<Calls>, calls: Call[]): Calls {
  return callsByName<Calls>((name) => async (...args: readonly unknown[]) => {
    calls.push([name, args[0]]);
    const answer = Reflect.get(answers, name) as ((...given: readonly unknown[]) => unknown) | undefined;
    if (answer !== undefined) return answer(...args);
    unanswered.push(name);
    throw new Error(`the test has no answer to ${name}`);
  });
}

function bootOf({ language = "en", settings, configurations, boot }: Options): Boot {
  return {
    language: LANGUAGES[language],
    languages: Object.values(LANGUAGES),
    messages: MESSAGES[language],
    messagesVersion: "1",
    settings: { ...SETTINGS, ...settings },
    configurations: { ...CONFIGURATIONS, ...configurations },
    home: null,
    theme: "light",
    hasAllTexts: true,
    ...boot,
  };
}

/** Where the player has gone to, in words. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Gone to ${pathname}${search}`}</p>;
}

/** Draws a component as the product would, and says which calls it has made. */
export async function show(component: ReactNode, options: Options = {}) {
  const { at = "/here/", route = "/here/", remembered = {} } = options;
  const calls: Call[] = [];
  const api = answering<Api>(options.api ?? {}, calls);
  const server: ServerCalls = {
    api,
    identity: answering<Identity>(options.identity ?? {}, calls),
    apiWithProof: () => api,
  };
  const boot = bootOf(options);
  onTestFinished(cleanUp);
  retryAtOnce();
  rootStore.setState({ ...INITIAL_STATE, ...remembered }, true);
  document.documentElement.lang = boot.language.code;
  document.documentElement.dir = boot.language.is_rtl ? "rtl" : "ltr";

  const rootData: RootData = { boot, origin: "https://crosscheck.example", meta: null };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData,
      Component: () => (
        <TextsProvider language={boot.language} messages={boot.messages}>
          <ServerCallsProvider calls={server}>
            <QueryProvider>
              <main className="p-4">
                <Outlet />
              </main>
              <ToastHost />
            </QueryProvider>
          </ServerCallsProvider>
        </TextsProvider>
      ),
      children: [
        { path: route, Component: () => component },
        { path: "*", Component: Elsewhere },
        ...(route === "/" ? [] : [{ index: true as const, Component: Elsewhere }]),
      ],
    },
  ]);
  const screen = await render(
    <Stub initialEntries={[at]} hydrationData={{ loaderData: { root: rootData } }} />,
  );
  return {
    ...screen,
    /** Requests of a call, in order. */
    requestsOf: (name: keyof Api | keyof Identity) =>
      calls.filter(([called]) => called === name).map(([, request]) => request),
  };
}

/** Passes once axe finds no fault on the page. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(faultsOfPage, { timeout: 2_000 }).toBe("");
}

async function faultsOfPage(): Promise<string> {
  const { violations } = await runAxe(document.body, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)).join("\n");
}

/** The next test finds a device without memory, an empty cache and an empty page. */
async function cleanUp(): Promise<void> {
  // Their library keeps messages for the next page that shows some.
  toast.dismiss();
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  sharedQueryClient().clear();
  const calls = unanswered.splice(0);
  expect(calls, "calls without an answer").toEqual([]);
}

/** What is tried again is tried at once. */
function retryAtOnce(): void {
  const client = sharedQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
}
