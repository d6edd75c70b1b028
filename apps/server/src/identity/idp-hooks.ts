import { PASSWORD_MAX } from "@crosscheck/contract/limits";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { GenericEndpointContext } from "better-auth";
import { callerOf } from "../net/rate-limiter.ts";
import { ADDRESS_HEADER } from "../net/client-address.ts";
import { findResetOwner } from "./identity-queries.ts";
import type { IdpLimits } from "./idp-limits.ts";
import {
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  deviceOf,
  forgivePasswords,
  makeDeviceMark,
  takePassword,
} from "./password-limits.ts";
import { judgePassword } from "./password-rules.ts";
import { setPass } from "./sign-up-plugin.ts";
import { checkWaitingPassword, type SignUpOptions } from "./sign-ups.ts";

type Middleware = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Guard = { readonly limits: IdpLimits; readonly signUps: SignUpOptions };

/** The very words of better-auth, so that a sign-up that waits cannot be told from an account. */
const WRONG_PASSWORD = { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" };

/** Looks at passwords before better-auth does: too many of them, those of sign-ups that wait, and weak new ones. */
export function beforeCall(guard: Guard) {
  return createAuthMiddleware(async (ctx) => {
    if (ctx.path === "/sign-in/email") await guardSignIn(ctx, guard);
    if (ctx.path === "/reset-password") await guardReset(ctx, guard);
  });
}

/** Forgets the mistakes before a right password. */
export function afterCall({ limits, signUps }: Guard) {
  return createAuthMiddleware(async (ctx) => {
    if (ctx.path !== "/sign-in/email" || !ctx.context.newSession) return;
    forgivePasswords(limits, attemptOf(ctx, signUps.ports, String(ctx.body.email)));
  });
}

/** Marks a browser that signed in to an account with an address, so that guessing elsewhere never slows it down. */
export function markDevice(ctx: GenericEndpointContext, ports: SignUpOptions["ports"], email: string): void {
  const { name, attributes } = deviceCookie(ctx);
  if (deviceOf(ports.keyedHash, ctx.getCookie(name) ?? null, email) !== null) return;
  ctx.setCookie(name, makeDeviceMark(ports, email), attributes);
}

async function guardSignIn(ctx: Middleware, { limits, signUps }: Guard): Promise<void> {
  const { email, password } = ctx.body ?? {};
  if (typeof email !== "string") return;
  const { allowed, retryAfter } = await takePassword(limits, attemptOf(ctx, signUps.ports, email));
  if (!allowed) throw tooMany(retryAfter);
  if (typeof password !== "string" || password.length > PASSWORD_MAX) return;
  const pass = await checkWaitingPassword(signUps, email, password);
  if (pass === undefined) return;
  if (pass === null) throw new APIError("UNAUTHORIZED", WRONG_PASSWORD);
  const cookie = setPass(ctx, pass);
  const body = { code: "EMAIL_NOT_VERIFIED", message: "Email not verified" };
  // Cookies of the context are lost when a hook throws.
  throw new APIError("FORBIDDEN", body, { "set-cookie": cookie });
}

async function guardReset(ctx: Middleware, { signUps }: Guard): Promise<void> {
  const { token, newPassword } = ctx.body ?? {};
  if (typeof token !== "string" || typeof newPassword !== "string") return;
  const owner = await findResetOwner(signUps.db, token);
  const fault = owner === undefined ? null : await judgePassword(newPassword, owner);
  if (fault !== null) throw new APIError("BAD_REQUEST", { code: fault, message: fault });
}

function attemptOf(ctx: Middleware, ports: SignUpOptions["ports"], email: string) {
  const mark = ctx.getCookie(deviceCookie(ctx).name) ?? null;
  const caller = callerOf(ctx.headers?.get(ADDRESS_HEADER) ?? "");
  return { email, caller, device: deviceOf(ports.keyedHash, mark, email) };
}

function deviceCookie(ctx: Pick<GenericEndpointContext, "context">) {
  return ctx.context.createAuthCookie(DEVICE_COOKIE, { maxAge: DEVICE_SECONDS });
}

function tooMany(retryAfter: number | null): APIError {
  const body = { code: "TOO_MANY_REQUESTS", message: "too many wrong passwords" };
  return new APIError("TOO_MANY_REQUESTS", body, { "retry-after": String(retryAfter) });
}
