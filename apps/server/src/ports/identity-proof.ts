/** A verified identity token: who an identity provider says this is. */
export type IdentityProof = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly name: string | null;
  readonly picture: string | null;
  readonly type: "email" | "mobile" | "social";
};

/** A proof as it came with a call: it signs in once, and not for ever. */
export type PresentedProof = IdentityProof & {
  /** What no other proof of its issuer has. */
  readonly proofId: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
};
