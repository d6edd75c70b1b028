import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { z } from "zod";
import { EMAIL_MAX, SENT_NAME_MAX } from "@crosscheck/contract/limits";
import { isAllowedName } from "../names/name-check.ts";
import { toAcceptableName } from "../names/player-name.ts";
import { judgePassword } from "./password-rules.ts";
import {
  askSignUp,
  declineLink,
  openLink,
  resendSignUp,
  SIGN_UP_SECONDS,
  startSignUp,
  type SignUpOptions,
} from "./sign-ups.ts";

const Address = z.email().max(EMAIL_MAX);
const LinkToken = z.string().max(200);

/**
 * Sign-up by mail, in the place of better-auth's own: its accounts keep the password of whoever came first, although
 * nobody has shown yet whose address it is. The names `signUpEmail` and `sendVerificationEmail` replace its endpoints.
 *
 * @param appName how the product is called now: nobody may carry its name
 */
export function signUpPlugin(options: SignUpOptions, appName: () => Promise<string>) {
  return {
    id: "crosscheck-sign-up",
    endpoints: {
      signUpEmail: createAuthEndpoint(
        "/sign-up/email",
        {
          method: "POST",
          body: z.object({ name: z.string().max(SENT_NAME_MAX), email: Address, password: z.string() }),
        },
        async (ctx) => {
          // What the account would be refused or renamed for is said while the form is still open.
          const name = toAcceptableName(ctx.body.name);
          if (name !== null && !isAllowedName(name, await appName())) throw refusal("NAME_NOT_ALLOWED");
          const fault = await judgePassword(ctx.body.password, ctx.body);
          if (fault !== null) throw refusal(fault);
          setPass(ctx, await startSignUp(options, ctx.body, ctx.request));
          return ctx.json({ status: true });
        },
      ),
      sendVerificationEmail: createAuthEndpoint(
        "/send-verification-email",
        { method: "POST", body: z.object({ email: Address }) },
        async (ctx) => {
          resendSignUp(options, ctx.body.email, ctx.request);
          return ctx.json({ status: true });
        },
      ),
      openSignUpLink: createAuthEndpoint(
        "/sign-up/open",
        { method: "POST", body: z.object({ token: LinkToken, agreed: z.boolean() }) },
        async (ctx) => {
          const { token, agreed } = ctx.body;
          const opened = await openLink(options, { token, agreed, pass: passOf(ctx) });
          if (opened === null) throw refusal("INVALID_TOKEN");
          if (opened.state !== "signed_in") return ctx.json(opened);
          await signIn(ctx, opened.subject);
          return ctx.json({ state: "signed_in" });
        },
      ),
      declineSignUpLink: createAuthEndpoint(
        "/sign-up/decline",
        { method: "POST", body: z.object({ token: LinkToken }) },
        async (ctx) => {
          if (!(await declineLink(options, ctx.body.token))) throw refusal("INVALID_TOKEN");
          return ctx.json({ status: true });
        },
      ),
      waitForSignUp: createAuthEndpoint("/sign-up/wait", { method: "POST" }, async (ctx) => {
        const asked = await askSignUp(options, passOf(ctx));
        if (typeof asked === "string") return ctx.json({ state: asked });
        await signIn(ctx, asked.subject);
        return ctx.json({ state: "signed_in" });
      }),
    },
  } satisfies BetterAuthPlugin;
}

/** Gives a browser the pass of the device that asked; scripts cannot read it. Answers the cookie as it is sent. */
export function setPass(ctx: GenericEndpointContext, pass: string): string {
  const { name, attributes } = passCookie(ctx);
  return ctx.setCookie(name, pass, attributes);
}

function passOf(ctx: GenericEndpointContext): string | null {
  return ctx.getCookie(passCookie(ctx).name) ?? null;
}

function passCookie(ctx: GenericEndpointContext) {
  return ctx.context.createAuthCookie("sign_up", { maxAge: SIGN_UP_SECONDS });
}

async function signIn(ctx: GenericEndpointContext, subject: string): Promise<void> {
  const user = await ctx.context.internalAdapter.findUserById(subject);
  if (!user) throw refusal("INVALID_TOKEN");
  const session = await ctx.context.internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  const { name, attributes } = passCookie(ctx);
  ctx.setCookie(name, "", { ...attributes, maxAge: 0 });
}

function refusal(code: string): APIError {
  return new APIError("BAD_REQUEST", { code, message: code });
}
