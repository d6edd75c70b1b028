const LOGIN = "/auth/login/";
const SIGN_UP = "/auth/sign-up/";
/** Where a new player begins. */
export const WELCOME_PATH = "/welcome/";
const PARAMETER = "return_to";

/** Where a visitor is sent to sign in, remembering where they wanted to go. */
export function loginPathFor(wanted: URL): string {
  const path = `${wanted.pathname}${wanted.search}`;
  return path === "/" ? LOGIN : `${LOGIN}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** Where a visitor makes an account, going on with what they tapped. */
export function signUpPathFor(path: string): string {
  return `${SIGN_UP}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/**
 * Where to go after signing in: a path of this site that is no step on the way in, else home. A path that starts with two
 * slashes once its dots are resolved would be another site to whoever follows it.
 */
export function returnPathFrom(search: URLSearchParams, origin: string): string {
  const wanted = search.get(PARAMETER);
  if (wanted === null || !wanted.startsWith("/")) return "/";
  const url = URL.parse(wanted, origin);
  if (url === null || url.origin !== origin || /^\/(?:\/|auth\/|welcome\/)/.test(url.pathname)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Carries the wanted place over to another sign-in page. */
export function keepReturnPath(path: string, search: URLSearchParams): string {
  const wanted = search.get(PARAMETER);
  if (wanted === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ [PARAMETER]: wanted })}`;
}
