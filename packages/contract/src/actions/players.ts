import { z } from "zod";
import { LICENCES } from "@crosscheck/rules/home/licence";
import { MOST_MINUTES_A_DAY } from "@crosscheck/rules/home/study-plan";
import { defineAction } from "../define-action.ts";
import {
  Coins,
  Instant,
  Paging,
  PushTokenField,
  Uuid,
  flagField,
  intField,
  numberField,
  textField,
} from "../fields.ts";
import { EMAIL_MAX, SENT_NAME_MAX } from "../limits.ts";

/** What a player trains for. */
export const LicenceField = z.enum(LICENCES);

/** What a player has told about their studies; each null until told. */
export const StudyPlan = {
  licence: LicenceField.nullable(),
  exam_date: z.iso.date().nullable(),
  /** The goal. */
  minutes_a_day: z.int().nullable(),
};

/** The player's own record; never sent to anyone else. */
export const OwnUser = z.strictObject({
  id: Uuid,
  firebase_id: z.string(),
  name: z.string(),
  /** Tells names that look alike apart: 1 for the first, then 2, 3, …; shown small, from 2 on. */
  name_number: z.int().min(1),
  email: z.string().nullable(),
  /** E.164 with country code. */
  mobile: z.string().nullable(),
  /** URL of the picture; empty when there is none. */
  profile: z.string(),
  type: z.enum(["email", "mobile", "social"]),
  coins: Coins,
  all_time_score: z.int(),
  /** On the global board; null without points, and for who is hidden from boards. */
  all_time_rank: z.int().nullable(),
  streak: z.int(),
  /** Code this player gives to friends. */
  refer_code: z.string(),
  /** Code this player signed up with, if any. */
  friends_code: z.string().nullable(),
  status: z.enum(["active", "deactivated"]),
  web_language: z.string().nullable(),
  /** Whether content of the default language is shown where the chosen one has none. */
  also_default_language: z.boolean(),
  /** Whether others see this player on boards and as a public card. */
  is_on_boards: z.boolean(),
  ...StudyPlan,
  created_at: Instant,
});

/** The server counts graphemes, up to NAME_MAX, and refuses control and direction-override characters. */
const NameField = textField(1, SENT_NAME_MAX);

export const checkUserExists = defineAction({
  name: "check_user_exists",
  summary: "Whether the identity proven by the bearer has an account.",
  access: "proof",
  input: z.strictObject({ firebase_id: z.string().min(1).max(255) }),
  output: z.strictObject({ exists: z.literal(true) }),
  messages: ["user_exists"],
  refusals: ["user_not_found", "proof_not_valid"],
  perMinute: 20,
});

export const userSignup = defineAction({
  name: "user_signup",
  summary: "Exchanges a proof of identity for an api_token; creates the account on first use.",
  access: "proof",
  input: z.strictObject({
    firebase_id: z.string().min(1).max(255),
    /** Any name of a kind of sign-in; which one it was is read from the proof. */
    type: z.string().max(60).optional(),
    name: NameField.optional(),
    email: z.string().max(EMAIL_MAX).optional(),
    profile: z.string().max(2_000).optional(),
    mobile: z.string().max(20).optional(),
    web_fcm_id: PushTokenField.optional(),
    /** A code that is nobody's is dropped and stops nothing. */
    friends_code: z.string().trim().max(500).optional(),
  }),
  output: OwnUser.extend({
    api_token: z.string(),
    /** Code of what was not done as asked: 239 for a name that was replaced, 234 for a friend code that is nobody's; else null. */
    notice: z.string().nullable(),
  }),
  messages: ["registered", "signed_in"],
  refusals: ["verify_email_first", "proof_not_valid"],
  perMinute: 20,
});

export const checkFriendCode = defineAction({
  name: "check_friend_code",
  summary: "Whether a friend code is somebody's, so that a form can say so before the account is made.",
  access: "public",
  input: z.strictObject({ friends_code: z.string().trim().min(1).max(500) }),
  output: z.strictObject({ valid: z.literal(true) }),
  messages: [],
  refusals: ["friend_code_not_valid"],
  perMinute: 60,
});

export const getUserById = defineAction({
  name: "get_user_by_id",
  summary: "The signed-in player's own record; no side effect.",
  access: "player",
  input: z.strictObject({}),
  output: OwnUser,
  messages: [],
  refusals: ["user_not_found"],
  perMinute: 60,
});

export const updateProfile = defineAction({
  name: "update_profile",
  summary: "Changes name, mobile and, for type mobile, email; new addresses count once verified.",
  access: "player",
  input: z.strictObject({
    name: NameField.optional(),
    email: z.email().max(EMAIL_MAX).optional(),
    mobile: z.string().max(20).optional(),
    web_language: z.string().max(20).optional(),
    /** Its subjects come first; no part of the profile that others see. */
    licence: LicenceField.optional(),
    /** Day of the player's exam; "none" for none yet, as an empty field is one that is not sent. */
    exam_date: z.iso.date().or(z.literal("none")).optional(),
    /** What the player wants to study a day; 0 for no goal. */
    minutes_a_day: intField(0, MOST_MINUTES_A_DAY).optional(),
  }),
  output: OwnUser.extend({
    /** Addresses that wait for their verification. */
    pending: z.strictObject({ email: z.string().nullable(), mobile: z.string().nullable() }),
  }),
  messages: ["profile_updated"],
  refusals: ["demo_not_allowed", "verify_email_first", "email_in_use", "name_not_allowed"],
  perMinute: 20,
});

export const allowDefaultLanguage = defineAction({
  name: "allow_default_language",
  summary: "Whether content of the default language is shown where the chosen language has none.",
  access: "player",
  input: z.strictObject({ allowed: flagField }),
  output: z.strictObject({ also_default_language: z.boolean() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 30,
});

export const confirmContact = defineAction({
  name: "confirm_contact",
  summary: "Ends the change of an email address or mobile number with the 6-digit code sent to it.",
  access: "player",
  input: z.strictObject({ kind: z.enum(["email", "mobile"]), code: z.string().regex(/^\d{6}$/) }),
  output: OwnUser,
  messages: ["profile_updated"],
  refusals: ["demo_not_allowed", "code_wrong", "code_expired", "email_in_use"],
  perMinute: 20,
});

export const uploadProfileImage = defineAction({
  name: "upload_profile_image",
  summary: "Replaces the picture: jpeg, png, webp or avif up to 2 MB, decoded and encoded anew.",
  access: "player",
  input: z.strictObject({}),
  file: "image",
  output: z.strictObject({ profile: z.string() }),
  messages: ["profile_updated"],
  refusals: ["upload_failed", "demo_not_allowed"],
  perMinute: 10,
});

export const deleteUserAccount = defineAction({
  name: "delete_user_account",
  summary: "Deletes the account after a recent sign-in: personal data goes, the books stay.",
  access: "player",
  input: z.strictObject({}),
  output: z.strictObject({ deleted: z.literal(true) }),
  messages: ["updated"],
  refusals: ["proof_not_valid", "demo_not_allowed"],
  perMinute: 5,
});

export const getUserCoinScore = defineAction({
  name: "get_user_coin_score",
  summary: "Own coin balance, what of it can be paid out, and all-time score.",
  access: "player",
  input: z.strictObject({}),
  output: z.strictObject({ coins: Coins, redeemable_coins: Coins, score: z.int() }),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const setUserCoinScore = defineAction({
  name: "set_user_coin_score",
  summary:
    "Pays the badge that `type` names, or with `badge` all that wait, once; answers the true balance. No number in the request counts.",
  access: "player",
  input: z.strictObject({
    coins: numberField.optional(),
    score: numberField.optional(),
    type: z.string().max(60).optional(),
    title: z.string().max(200).optional(),
    status: z.union([flagField, z.string().max(20)]).optional(),
  }),
  output: z.strictObject({ coins: Coins, score: z.int() }),
  messages: ["updated"],
  refusals: [],
  perMinute: 60,
});

export const getDevices = defineAction({
  name: "get_devices",
  summary: "Devices signed in to this account.",
  access: "player",
  input: z.strictObject({}),
  output: z.array(
    z.strictObject({
      device_id: Uuid,
      label: z.string(),
      signed_in_at: Instant,
      last_seen_at: Instant,
      is_current: z.boolean(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 30,
});

export const signOut = defineAction({
  name: "sign_out",
  summary: "Revokes this device's token, another device's, or all of them.",
  access: "player",
  staysOpen: true,
  input: z.strictObject({ device_id: Uuid.optional(), everywhere: flagField.default(false) }),
  output: z.strictObject({ signed_out: intField(0, 1_000) }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 20,
});

export const getReferrals = defineAction({
  name: "get_referrals",
  summary:
    "Friends who joined with this player's code: paid ones, and why the others are pending. Pays what is due.",
  access: "player",
  input: z.strictObject(Paging),
  output: z.strictObject({
    joined: z.int(),
    paid: z.int(),
    pending: z.int(),
    /** Coins this player's code has brought. */
    coins_earned: Coins,
    /** Most friends that are paid per UTC day and month. */
    day_limit: z.int(),
    month_limit: z.int(),
    /** Coins of the code this player came by that wait until the house has looked. */
    own_coins_held: Coins,
    /** A page of them, latest first. */
    friends: z.array(
      z.strictObject({
        /** 1 for the first who joined. */
        number: z.int().min(1),
        /** The first word of the name; null when that friend has deleted the account. */
        name: z.string().nullable(),
        joined_at: Instant,
        state: z.enum(["pending", "paid", "refused"]),
        reason: z.enum(["held", "first_quiz", "second_day", "day_limit", "month_limit"]).nullable(),
        /** What this friend has brought. */
        coins: Coins,
      }),
    ),
  }),
  messages: [],
  refusals: [],
  perMinute: 30,
});
