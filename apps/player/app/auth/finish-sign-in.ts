import type { Api } from "@crosscheck/client";
import type { Identity } from "@crosscheck/client/identity";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { returnPathFrom } from "../gates/return-path.ts";
import type { AnyRefusal } from "../i18n/refusals.ts";
import { useApiWithProof, useIdentity } from "../state/api.tsx";
import type { Session } from "../state/root-state.ts";
import { openSession, rootStore } from "../state/root-store.ts";

export type SignInKind = "email" | "mobile" | "social";
export type SignInOutcome =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly refused: AnyRefusal; readonly retryAfterSeconds: number | null };

type Exchange = {
  readonly identity: Pick<Identity, "identityToken">;
  readonly apiWithProof: (identityToken: string) => Pick<Api, "user_signup">;
  readonly kind: SignInKind;
  readonly friendsCode: string | null;
};

/** Turns a fresh sign-in at the identity provider into a session of ours; creates the account on first use. */
async function exchangeProof({
  identity,
  apiWithProof,
  kind,
  friendsCode,
}: Exchange): Promise<SignInOutcome> {
  const proof = await identity.identityToken();
  if (!proof.ok) return proof;
  const outcome = await apiWithProof(proof.data.token).user_signup({
    firebase_id: proof.data.subject,
    type: kind,
    ...(friendsCode === null ? {} : { friends_code: friendsCode }),
  });
  if (!outcome.ok) return outcome;
  const { api_token: token, ...user } = outcome.data;
  return { ok: true, session: { token, user } };
}

/** Ends a sign-in: exchange, remember, go where the player wanted to go. Answers the refusal, if any. */
export function useFinishSignIn(): (kind: SignInKind) => Promise<SignInOutcome> {
  const identity = useIdentity();
  const apiWithProof = useApiWithProof();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return useCallback(
    async (kind) => {
      const { friendsCode } = rootStore.getState();
      const outcome = await exchangeProof({ identity, apiWithProof, kind, friendsCode });
      if (!outcome.ok) return outcome;
      openSession(outcome.session);
      await navigate(returnPathFrom(search, location.origin), { replace: true });
      return outcome;
    },
    [apiWithProof, identity, navigate, search],
  );
}
