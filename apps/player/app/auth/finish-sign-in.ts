import type { Api } from "@crosscheck/client";
import { CODES } from "@crosscheck/contract/codes";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { keepReturnPath, returnPathFrom, WELCOME_PATH } from "../paths/return-path.ts";
import { useLanguage } from "../i18n/language.ts";
import type { AnyRefusal } from "../i18n/refusals.ts";
import { showToast } from "../state/toasts.ts";
import { useApi, useApiWithProof, useIdentity } from "../state/api.tsx";
import type { Session } from "../state/root-state.ts";
import { openSession, rootStore } from "../state/root-store.ts";
import { tellAccount } from "../state/switch-language.ts";

export type SignInKind = "email" | "mobile" | "social";
export type SignInOutcome =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly refused: AnyRefusal; readonly retryAfterSeconds: number | null };

/** A fresh sign-in at the identity provider, good for one account for five minutes. */
export type Proof = { readonly token: string; readonly subject: string };

type Entry = {
  readonly kind: SignInKind;
  /** Name of a newcomer, where it was asked for. */
  readonly name?: string;
  /** Where to go when the address does not say. */
  readonly wanted?: string | null;
};

type Exchange = {
  readonly api: Pick<Api, "user_signup">;
  readonly proof: Proof;
  readonly entry: Entry;
  readonly friendsCode: string | null;
};

/** Turns a proof into a session of ours; creates the account on first use. */
async function exchangeProof({ api, proof, entry, friendsCode }: Exchange) {
  const outcome = await api.user_signup({
    firebase_id: proof.subject,
    type: entry.kind,
    ...(entry.name === undefined ? {} : { name: entry.name }),
    ...(friendsCode === null ? {} : { friends_code: friendsCode }),
  });
  if (!outcome.ok) return outcome;
  const { api_token: token, notice, ...user } = outcome.data;
  if (notice === CODES.friend_code_not_valid.code)
    showToast({ id: "refusals.friend_code_dropped", kind: "warning" });
  if (notice === CODES.name_not_allowed.code) showToast({ id: "refusals.name_replaced", kind: "warning" });
  const session: Session = { token, user };
  return { ok: true, session, isNew: outcome.message === "registered" } as const;
}

/** Whether nobody has an account with this proof yet; any other answer means that there is one. */
export function useIsNewcomer(): (proof: Proof) => Promise<boolean> {
  const apiWithProof = useApiWithProof();
  return useCallback(
    async (proof) => {
      const outcome = await apiWithProof(proof.token).check_user_exists({ firebase_id: proof.subject });
      return !outcome.ok && outcome.refused === "user_not_found";
    },
    [apiWithProof],
  );
}

/** Where a new player is asked about their studies, going on with what they wanted. */
function welcomePathFor(path: string): string {
  return path === "/" ? WELCOME_PATH : keepReturnPath(WELCOME_PATH, new URLSearchParams({ return_to: path }));
}

/**
 * Enters with a proof: exchange, remember, go where the player wanted to go: what the address says, else `wanted`; a new
 * one by way of the welcome. Answers the refusal, if any.
 */
export function useEnter(): (proof: Proof, entry: Entry) => Promise<SignInOutcome> {
  const apiWithProof = useApiWithProof();
  const api = useApi();
  const { code } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return useCallback(
    async (proof, entry) => {
      const { friendsCode } = rootStore.getState();
      const outcome = await exchangeProof({ api: apiWithProof(proof.token), proof, entry, friendsCode });
      if (!outcome.ok) return outcome;
      openSession(outcome.session);
      if (outcome.session.user.web_language !== code) void tellAccount(api, code);
      const here = returnPathFrom(search, location.origin);
      const kept = returnPathFrom(new URLSearchParams({ return_to: entry.wanted ?? "" }), location.origin);
      const path = here === "/" ? kept : here;
      await navigate(outcome.isNew ? welcomePathFor(path) : path, { replace: true });
      return outcome;
    },
    [api, apiWithProof, code, navigate, search],
  );
}

/** Ends a sign-in at the provider: fetches its proof and enters with it. */
export function useFinishSignIn(): (kind: SignInKind, wanted?: string | null) => Promise<SignInOutcome> {
  const identity = useIdentity();
  const enter = useEnter();

  return useCallback(
    async (kind, wanted = null) => {
      const proof = await identity.identityToken();
      return proof.ok ? await enter(proof.data, { kind, wanted }) : proof;
    },
    [identity, enter],
  );
}
