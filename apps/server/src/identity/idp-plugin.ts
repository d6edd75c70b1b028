import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { deleteSessionCookie, setSessionCookie } from "better-auth/cookies";
import { signJWT, type JwtOptions } from "better-auth/plugins/jwt";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { z } from "zod";
import { ADDRESS_HEADER } from "../net/client-address.ts";
import { markDevice } from "./idp-hooks.ts";
import { purgeExpired } from "./identity-queries.ts";
import { messagesFor } from "./message-texts.ts";
import { checkPhoneCode, sendPhoneCode, type PhoneCodeOptions } from "./phone-codes.ts";
import { toMobileNumber } from "./phone-number.ts";
import { NO_ADDRESS } from "./token-verifier.ts";

const PHONE_FIELDS = {
  phoneNumber: { type: "string", required: false, unique: true, returned: true, input: false },
  phoneNumberVerified: { type: "boolean", required: false, returned: true, input: false },
} as const;

/**
 * What we add to better-auth: sign-in by SMS code, bound to its request and stored hashed (its own phone plugin keeps
 * codes readable and by number), and the exchange of a session for one short identity token.
 */
export function idpPlugin(phone: PhoneCodeOptions, jwt: JwtOptions) {
  return {
    id: "crosscheck",
    schema: { user: { fields: PHONE_FIELDS } },
    endpoints: {
      sendPhoneCode: createAuthEndpoint(
        "/phone/send",
        { method: "POST", body: z.object({ phone: z.string().max(40) }) },
        async (ctx) => {
          const number = toMobileNumber(ctx.body.phone);
          if (number === null) throw refusal("BAD_REQUEST", "PHONE_INVALID");
          const address = ctx.headers?.get(ADDRESS_HEADER) ?? "";
          const sent = await sendPhoneCode(phone, { phone: number, address }, messagesFor(ctx.headers));
          if (sent === "country") throw refusal("BAD_REQUEST", "COUNTRY_NOT_SERVED");
          if (typeof sent === "string") throw refusal("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS");
          return ctx.json({ request_id: sent.requestId, expires_in_seconds: sent.expiresInSeconds });
        },
      ),
      verifyPhoneCode: createAuthEndpoint(
        "/phone/verify",
        { method: "POST", body: z.object({ request_id: z.uuid(), code: z.string().max(20) }) },
        async (ctx) => {
          const checked = await checkPhoneCode(phone, ctx.body.request_id, ctx.body.code);
          if (checked === "code_wrong") throw refusal("BAD_REQUEST", "CODE_WRONG");
          if (checked === "code_expired") throw refusal("BAD_REQUEST", "CODE_EXPIRED");
          const user = await findOrCreatePhoneUser(ctx, phone, checked.phone);
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ status: true });
        },
      ),
      exchange: createAuthEndpoint("/exchange", { method: "POST" }, async (ctx) => {
        const found = await getSessionFromCtx(ctx);
        if (!found) throw refusal("UNAUTHORIZED", "SIGNED_OUT");
        const nowMs = phone.ports.clock.nowMs();
        const claims = await toClaims(ctx, found.user, nowMs);
        const payload = { ...claims, jti: phone.ports.random.uuid() };
        const token = await signJWT(ctx, { options: jwt, payload });
        await ctx.context.internalAdapter.deleteSession(found.session.token);
        deleteSessionCookie(ctx);
        if (found.user.emailVerified) markDevice(ctx, phone.ports, found.user.email);
        await purgeExpired(phone.db, nowMs);
        return ctx.json({ token, subject: found.user.id });
      }),
    },
  } satisfies BetterAuthPlugin;
}

type IdpUser = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly phoneNumber?: string | null;
};

async function toClaims(
  ctx: GenericEndpointContext,
  user: IdpUser,
  nowMs: number,
): Promise<Record<string, unknown>> {
  const accounts = await ctx.context.internalAdapter.findAccounts(user.id);
  const byPassword = accounts.some((account) => account.providerId === "credential");
  const mobile = user.phoneNumber ?? null;
  return {
    sub: user.id,
    iat: Math.floor(nowMs / 1_000),
    sign_in_type: byPassword ? "email" : mobile === null ? "social" : "mobile",
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified,
    ...(mobile === null ? {} : { phone_number: mobile }),
  };
}

async function findOrCreatePhoneUser(
  ctx: GenericEndpointContext,
  { ports }: PhoneCodeOptions,
  phoneNumber: string,
): Promise<IdpUser> {
  const find = () =>
    ctx.context.adapter.findOne<IdpUser>({
      model: "user",
      where: [{ field: "phoneNumber", value: phoneNumber }],
    });
  const known = await find();
  if (known) return known;
  try {
    return await ctx.context.internalAdapter.createUser<IdpUser>(
      {
        name: "",
        email: `${ports.random.uuid()}@phone${NO_ADDRESS}`,
        emailVerified: false,
        phoneNumber,
        phoneNumberVerified: true,
      },
      { method: "phone-code" },
    );
  } catch (error) {
    // Two first sign-ins with one number at the same time: the unique number let one of them through.
    const winner = await find();
    if (winner) return winner;
    throw error;
  }
}

function refusal(status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOO_MANY_REQUESTS", code: string): APIError {
  return new APIError(status, { code, message: code });
}
