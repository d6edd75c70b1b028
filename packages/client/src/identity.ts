/**
 * Why the identity provider said no. Wording per language is the caller's; each name has its sentence in the spec or
 * in the interface texts. A wrong password and an unknown address are one answer, so that nobody can find out who has
 * an account.
 */
export type IdentityRefusal =
  | "invalid_password"
  | "password_too_short"
  | "password_too_long"
  | "invalid_email"
  | "email_in_use"
  | "account_disabled"
  | "too_many_requests"
  | "operation_not_allowed"
  | "internal_error"
  | "verify_email_first"
  | "code_wrong"
  | "code_expired"
  | "phone_invalid"
  | "link_expired"
  | "signed_out";

export type IdentityOutcome<Data = null> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly refused: IdentityRefusal;
      /** Set with too_many_requests where it is known. */
      readonly retryAfterSeconds: number | null;
    };

/** An SMS code on its way; `requestId` must come back with the code. */
export type PhoneCodeRequest = { readonly requestId: string; readonly expiresInSeconds: number };

/**
 * The embedded identity provider as a browser sees it. Every sign-in leaves a short session cookie; `identityToken`
 * turns it into a proof for `user_signup` and ends it. Throws NetworkAway when no usable answer came.
 */
export type Identity = {
  /**
   * Neutral for known and unknown addresses: the next step is always the mail. Its link verifies and comes back to
   * /auth/login/?verified=1 (or ?error=link_expired).
   */
  readonly signUpWithEmail: (request: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }) => Promise<IdentityOutcome>;
  /** Neutral; sends the link again where an address waits for it. */
  readonly resendVerification: (email: string) => Promise<IdentityOutcome>;
  /** On success call `identityToken`. */
  readonly signInWithEmail: (email: string, password: string) => Promise<IdentityOutcome>;
  /** Neutral; the mail's link leads to /auth/reset-password/?token=… */
  readonly requestPasswordReset: (email: string) => Promise<IdentityOutcome>;
  /** `token` is the query parameter of the mailed link. Signs every device out. */
  readonly resetPassword: (token: string, newPassword: string) => Promise<IdentityOutcome>;
  /** `phone` with country code, spaces allowed. */
  readonly sendPhoneCode: (phone: string) => Promise<IdentityOutcome<PhoneCodeRequest>>;
  /** On success call `identityToken`. */
  readonly verifyPhoneCode: (requestId: string, code: string) => Promise<IdentityOutcome>;
  /**
   * Answers the address to send the browser to (`location.assign`). It comes back to
   * /auth/login/?social=done&return_to=<returnTo>, where `identityToken` follows, or to /auth/login/?error=social.
   * `returnTo` is a path of this site.
   */
  readonly startSocial: (
    provider: string,
    returnTo: string,
  ) => Promise<IdentityOutcome<{ readonly url: string }>>;
  /** The proof for `user_signup` (bearer) and its subject (`firebase_id`); valid for five minutes. Ends the session. */
  readonly identityToken: () => Promise<
    IdentityOutcome<{ readonly token: string; readonly subject: string }>
  >;
  /** Forgets an unfinished sign-in. */
  readonly endSession: () => Promise<IdentityOutcome>;
};
