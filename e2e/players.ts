import { createApi, createIdentity, type Api, type Identity } from "@crosscheck/client";
import type { Outbox } from "@crosscheck/testkit/outbox";
import { expect, type Page } from "@playwright/test";

/** Header by which the product tells visitors apart; see TRUSTED_PROXIES in product.ts. */
export const ADDRESS_HEADER = "x-forwarded-for";

export type Place = { readonly url: string; readonly outbox: Outbox };
type Session = { readonly token: string; readonly user: { readonly id: string; readonly name: string } };
export type Player = {
  readonly name: string;
  readonly phone: string;
  readonly session: Session;
  readonly api: Api;
};

/** Waits for a message that fits and answers its body. */
async function messageTo(outbox: Outbox, recipient: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const messages = await outbox.messagesTo(recipient);
        found = messages.findLast(({ subject, body }) => words.test(`${subject ?? ""}\n${body}`))?.body;
        return found !== undefined;
      },
      { message: `a message to ${recipient}` },
    )
    .toBe(true);
  return found ?? "";
}

/** The 6 digits of the newest text message to a number. */
export async function codeTo(outbox: Outbox, phone: string): Promise<string> {
  const body = await messageTo(outbox, phone, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(body)?.[0] ?? "";
}

/** The link of the newest mail about verifying or resetting. */
export async function linkTo(outbox: Outbox, email: string, words: RegExp): Promise<string> {
  const body = await messageTo(outbox, email, words);
  return /https?:\/\/\S+/.exec(body)?.[0] ?? "";
}

/** Signs a new player up by phone, with the calls a browser makes. */
export async function signUpByPhone(
  place: Place,
  who: { name: string; phone: string; address: string },
): Promise<Player> {
  const callFetch = fetchAs(who.address);
  const identity = createIdentity({ baseUrl: place.url, fetch: callFetch });
  const sent = await identity.sendPhoneCode(who.phone);
  if (!sent.ok) throw new Error(`No code for ${who.phone}: ${sent.refused}`);
  const code = await codeTo(place.outbox, who.phone);
  const proven = await identity.verifyPhoneCode(sent.data.requestId, code);
  if (!proven.ok) throw new Error(`The code was not taken: ${proven.refused}`);
  return { ...who, ...(await exchange(place, { identity, callFetch, name: who.name })) };
}

/** Lets a player be shown what is written in the default language only, whatever language the screens are in. */
export async function allowDefaultLanguage(player: Player): Promise<Player> {
  const outcome = await player.api.allow_default_language({ allowed: true });
  if (!outcome.ok) throw new Error(`The default language was not allowed: ${outcome.refused}`);
  return player;
}

/** Gives the name that a newcomer by phone is asked for. */
export async function giveName(page: Page, name = "Amelia Test"): Promise<void> {
  await page.getByLabel(/^(?:Name|الاسم)$/).fill(name);
  await page.locator("form button[type=submit]").click();
}

/** Leaves the three questions that a newcomer is asked. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(?:Skip and start|تخطَّ وابدأ)$/ }).click();
}

/** Signs a new email address up and opens its mailed link; the address can sign in after that. */
export async function signUpByMail(
  place: Place,
  who: { name: string; email: string; password: string; address: string },
): Promise<void> {
  const identity = createIdentity({ baseUrl: place.url, fetch: fetchAs(who.address) });
  const { name, email, password } = who;
  const signedUp = await identity.signUpWithEmail({ name, email, password });
  if (!signedUp.ok) throw new Error(`${email} could not sign up: ${signedUp.refused}`);
  const link = new URL(await linkTo(place.outbox, email, /verify/i));
  const opened = await identity.openSignUpLink(link.searchParams.get("token") ?? "", false);
  if (!opened.ok) throw new Error(`the link of ${email} was not taken: ${opened.refused}`);
}

async function exchange(
  place: Place,
  { identity, callFetch, name }: { identity: Identity; callFetch: typeof fetch; name: string },
): Promise<Pick<Player, "session" | "api">> {
  const proof = await identity.identityToken();
  if (!proof.ok) throw new Error(`No proof: ${proof.refused}`);
  let token = proof.data.token;
  const api = createApi({
    baseUrl: place.url,
    bearer: () => token,
    onSignedOut: () => undefined,
    fetch: callFetch,
  });
  const outcome = await api.user_signup({ firebase_id: proof.data.subject, type: "mobile", name });
  if (!outcome.ok) throw new Error(`No sign-up: ${outcome.refused}`);
  const { api_token, ...user } = outcome.data;
  token = api_token;
  return { session: { token: api_token, user }, api };
}

/** A fetch with cookies and an address of its own, as one browser has them. */
export function fetchAs(address: string): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(ADDRESS_HEADER, address);
    headers.set("origin", new URL(input instanceof Request ? input.url : input).origin);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}
