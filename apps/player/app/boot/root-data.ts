import type { BootData } from "@crosscheck/contract";
import { useRouteLoaderData } from "react-router";
import type { PageMeta } from "./page-meta.ts";
import { isPublicText } from "../i18n/public-texts.ts";
import { needsAllTexts } from "./needs-all-texts.ts";

/** Boot data with its texts as one JSON text: a third smaller in the page than a value each, and read faster. */
export type Boot = Omit<BootData, "messages"> & {
  readonly messages: string;
  /** false on pages open to everybody: they carry only their own texts. */
  readonly hasAllTexts: boolean;
};

/**
 * Boot data as a page carries it: behind the gate and where a code or mail is waited for with all texts, elsewhere with
 * those open to everybody.
 */
export function bootFor({ pathname }: URL, { messages, ...boot }: BootData): Boot {
  const hasAllTexts = needsAllTexts(pathname);
  const { all, open } = carriedTexts(messages);
  return { ...boot, hasAllTexts, messages: hasAllTexts ? all : open };
}

type Messages = BootData["messages"];
type CarriedTexts = { readonly all: string; readonly open: string };

const carriedByMessages = new WeakMap<Messages, CarriedTexts>();

/** The server hands over the same texts of a language each time: written and filtered once. */
function carriedTexts(messages: Messages): CarriedTexts {
  const known = carriedByMessages.get(messages);
  if (known !== undefined) return known;
  const open = Object.fromEntries(Object.entries(messages).filter(([id]) => isPublicText(id)));
  const carried = { all: JSON.stringify(messages), open: JSON.stringify(open) };
  carriedByMessages.set(messages, carried);
  return carried;
}

/** What the root loader answers; `boot` is null while the server cannot read its settings. */
export type RootData = {
  readonly boot: Boot | null;
  readonly origin: string;
  /** What search engines are told about the page that was loaded; null: not to list it. */
  readonly meta: PageMeta | null;
};

/** Boot data of this visit; null on error pages and while the server cannot read it. */
export function useBootOrNull(): Boot | null {
  return useRouteLoaderData<RootData>("root")?.boot ?? null;
}

/** Boot data inside the app, where the start-up loader has already made sure of it. */
export function useBoot(): Boot {
  const boot = useBootOrNull();
  if (boot === null) throw new Error("this component needs boot data; render it below StartUp");
  return boot;
}

type WebSettings = NonNullable<BootData["settings"]>;

/** Settings of the site, for components below the start-up loader. */
export function useSettings(): WebSettings {
  const { settings } = useBoot();
  if (settings === null) throw new Error("this component needs settings; render it below StartUp");
  return settings;
}
