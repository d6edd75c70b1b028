import { useMemo } from "react";

type Policy<Html> = {
  readonly createHTML: (html: string) => Html;
  readonly createScriptURL: (language: string) => string;
};
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: Policy<string>) => Policy<TrustedHTML>;
};

/** What `dangerouslySetInnerHTML` takes. */
type InnerHtml = { readonly __html: string | TrustedHTML };

/** The worker that shows pushes, and a page without a network, in a language (apps/server/src/pages/install). */
const workerIn = (language: string) => `/sw.js?lang=${language}`;
/** The name that the server's content security policy allows, once per page. */
const POLICY_NAME = "crosscheck";

// Asked of globalThis: older browsers and the server know no trusted types, and take text.
const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(POLICY_NAME, {
  createHTML: (html) => html,
  createScriptURL: workerIn,
});

/**
 * The one way of HTML into the page: for what our server has sanitised or made itself (texts of public pages, passages,
 * formulae), never for anything a player wrote or an address holds. Browsers refuse every other text that is to become
 * HTML. The same object comes back while the text is the same: React writes the elements anew for another one.
 */
export function useTrustedHtml(html: string): InnerHtml {
  return useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
}

/**
 * The address of the worker in the page's language, as `register` takes it, which types call a text: browsers refuse every
 * other one.
 */
export function workerAddress(): string {
  const { lang } = document.documentElement;
  return policy?.createScriptURL(lang) ?? workerIn(lang);
}
