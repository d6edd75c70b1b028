import type { ActionName } from "@crosscheck/contract";
import type { Handlers } from "../calls/handle.ts";
import { ERASURES } from "../erasures.ts";
import {
  createIdentityFixture,
  proveByMail,
  proveByPhone,
  type IdentityFixture,
} from "../identity/identity-fixture.ts";
import type { Db } from "../postgres/database.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { createActionCore } from "../transport/action-core.ts";
import { createAuthenticator } from "./authenticate.ts";
import { handleCheckUserExists } from "./check-user-exists.ts";
import { handleConfirmContact } from "./confirm-contact.ts";
import { deleteUserAccountWith } from "./delete-user-account.ts";
import { handleGetDevices } from "./get-devices.ts";
import { handleGetUserById } from "./get-user-by-id.ts";
import { handleGetUserCoinScore } from "./get-user-coin-score.ts";
import { handleSetUserCoinScore } from "./set-user-coin-score.ts";
import { handleSignOut } from "./sign-out.ts";
import { handleUpdateProfile } from "./update-profile.ts";
import { handleUploadProfileImage } from "./upload-profile-image.ts";
import { handleUserSignup } from "./user-signup.ts";

const HANDLERS = {
  check_user_exists: handleCheckUserExists,
  user_signup: handleUserSignup,
  get_user_by_id: handleGetUserById,
  update_profile: handleUpdateProfile,
  confirm_contact: handleConfirmContact,
  upload_profile_image: handleUploadProfileImage,
  delete_user_account: deleteUserAccountWith(ERASURES),
  get_user_coin_score: handleGetUserCoinScore,
  set_user_coin_score: handleSetUserCoinScore,
  get_devices: handleGetDevices,
  sign_out: handleSignOut,
} satisfies Partial<Handlers>;

/** An envelope as a test reads it: what is not there is undefined. */
type Answer = {
  readonly status: number;
  readonly error: boolean;
  readonly message?: string;
  readonly field?: string;
  readonly data: Readonly<Record<string, unknown>>;
};
type Name = ActionName & keyof typeof HANDLERS;

/** For tests: the calls of this area through the real core, without HTTP. */
export function createPlayerFixture(db: Db) {
  const identity = createIdentityFixture(db);
  const contradictions: string[] = [];
  const bugs: unknown[] = [];
  let settings: Settings = DEFAULT_SETTINGS;
  const core = createActionCore({
    handlers: HANDLERS as unknown as Handlers, // the calls of other areas are not made here
    db,
    ports: identity.ports,
    settings: async () => settings,
    effects: [],
    authenticate: createAuthenticator(db),
    limit: () => null,
    checkOutput: true,
    onBug: (error) => bugs.push(error),
    countContradiction: (action, field) => contradictions.push(`${action} ${field}`),
  });
  const call = async (name: Name, bearer: string | null, fields: object = {}): Promise<Answer> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields))
      form.append(field, value instanceof Blob ? value : String(value));
    const request = new Response(form);
    const result = await core({
      action: name,
      authorization: bearer === null ? undefined : `Bearer ${bearer}`,
      contentType: request.headers.get("content-type") ?? "",
      body: new Uint8Array(await request.arrayBuffer()),
      address: "192.0.2.1",
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    return { data: {}, ...result.body, status: result.status } as Answer; // lists are read with their own type
  };
  return {
    identity,
    contradictions,
    bugs,
    call,
    change: (next: Partial<Settings>) => {
      settings = { ...DEFAULT_SETTINGS, ...next };
    },
    signUp: (proof: { token: string; subject: string }, more: object = {}) =>
      call("user_signup", proof.token, { firebase_id: proof.subject, ...more }),
  };
}

export type PlayerFixture = ReturnType<typeof createPlayerFixture>;

let people = 0;

/** A new person with a verified address, not signed up here yet. */
export async function newProof(identity: IdentityFixture, name = "Ann") {
  people += 1;
  const person = { email: `player${people}@example.com`, password: "tail-dragger-7", name };
  return { ...(await proveByMail(identity, person)), ...person };
}

/** A new person with a number only. */
export async function newPhoneProof(identity: IdentityFixture) {
  people += 1;
  const phone = `+20101${String(people).padStart(7, "0")}`;
  return { ...(await proveByPhone(identity, phone)), phone };
}
