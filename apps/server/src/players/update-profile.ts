import { isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import type { Licence } from "@crosscheck/rules/home/licence";
import { canExamBeOn } from "@crosscheck/rules/home/study-plan";
import { toMobileNumber } from "../identity/phone-number.ts";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { listLanguages } from "../settings/setting-queries.ts";
import {
  claimContactCode,
  isEmailTaken,
  startContactChange,
  type ContactOfPlayer,
} from "./change-contact.ts";
import { forgetChoices } from "./authenticate.ts";
import { listPendingAddresses } from "./contact-queries.ts";
import { findOwnUser } from "./own-user.ts";
import { isAllowedName } from "../names/name-check.ts";
import { numberName } from "./name-queries.ts";
import { toPlayerName } from "../names/player-name.ts";
import { changeProfile, findPlayer, type PlayerRecord } from "./player-queries.ts";

type Change = {
  readonly name: string | undefined;
  readonly webLanguage: string | undefined;
  readonly licence: Licence | undefined;
  readonly examDate: string | null | undefined;
  readonly minutesADay: number | null | undefined;
  readonly contacts: readonly ContactOfPlayer[];
};

/** All fields and limits are checked before any changes; new addresses wait for their code (confirm_contact). */
export const handleUpdateProfile: Handler<Actions["update_profile"]> = async (call) => {
  const { db, caller, settings, nowMs } = call;
  // The language of mails and the studies are choices of the interface, no part of the profile that others see.
  const { name, email, mobile } = call.input;
  const isProfile = name !== undefined || email !== undefined || mobile !== undefined;
  if (settings.demoMode && isProfile) return refuse("demo_not_allowed");
  const player = await findPlayer(db, caller.playerId);
  if (!player) return refuse("not_signed_in");
  const change = await checkChange(call, player);
  if (isRefusal(change)) return change;

  for (const contact of change.contacts) {
    const refused = await claimContactCode(call, contact);
    if (refused) return refused;
  }
  await inTransaction(db, async (tx) => {
    const asked = change.name;
    const { keyedHash } = call.ports;
    const name = asked === undefined ? undefined : await numberName(tx, player, { name: asked, keyedHash });
    await changeProfile(tx, player.playerId, { ...change, name });
  });
  // The language travels with the token.
  if (change.webLanguage !== undefined) forgetChoices(db, player.playerId);
  const language = change.webLanguage ?? player.webLanguage;
  for (const contact of change.contacts) await startContactChange(call, { ...contact, language });
  const user = await findOwnUser(db, player.playerId, nowMs);
  if (user === null) return refuse("not_signed_in");
  return {
    data: { ...user, pending: await findPending(db, player.playerId, nowMs) },
    message: "profile_updated",
  };
};

type Call = Parameters<Handler<Actions["update_profile"]>>[0];

async function checkChange(
  { db, input, settings, nowMs }: Call,
  player: PlayerRecord,
): Promise<Change | Refusal<"invalid_field" | "email_in_use" | "name_not_allowed">> {
  const name = input.name === undefined ? undefined : toPlayerName(input.name);
  if (name === null) return refuse("invalid_field", { field: "name" });
  // A name from before these rules may stay.
  if (name !== undefined && name !== player.name && !isAllowedName(name, settings.appName)) {
    return refuse("name_not_allowed", { field: "name" });
  }
  const language = input.web_language;
  if (language !== undefined && !(await isLanguage(db, language))) {
    return refuse("invalid_field", { field: "web_language" });
  }
  const plan = checkPlan(input, nowMs);
  if (isRefusal(plan)) return plan;
  const email = await checkEmail(db, player, input.email);
  if (isRefusal(email)) return email;
  const mobile = input.mobile === undefined ? undefined : toMobileNumber(input.mobile);
  if (mobile === null) return refuse("invalid_field", { field: "mobile" });

  const { playerId } = player;
  const contacts: ContactOfPlayer[] = [...email.contacts];
  if (mobile !== undefined && mobile !== player.mobile)
    contacts.push({ playerId, kind: "mobile", address: mobile });
  return { name, webLanguage: language, ...plan, contacts };
}

/** What is told about the studies; no day and no minutes take back what was told. */
function checkPlan(
  { licence, exam_date: day, minutes_a_day: minutes }: Call["input"],
  nowMs: number,
): Pick<Change, "licence" | "examDate" | "minutesADay"> | Refusal<"invalid_field"> {
  if (day !== undefined && day !== "none" && !canExamBeOn(day, dayIn("UTC", nowMs))) {
    return refuse("invalid_field", { field: "exam_date" });
  }
  return { licence, examDate: day === "none" ? null : day, minutesADay: minutes === 0 ? null : minutes };
}

/** Only players who sign in by mobile number have an address that is not their sign-in (spec §4). */
async function checkEmail(
  db: Db,
  player: PlayerRecord,
  text: string | undefined,
): Promise<{ readonly contacts: readonly ContactOfPlayer[] } | Refusal<"invalid_field" | "email_in_use">> {
  const address = text?.trim().toLowerCase();
  if (address === undefined || address === player.email) return { contacts: [] };
  if (player.type !== "mobile") return refuse("invalid_field", { field: "email" });
  if (await isEmailTaken(db, player.playerId, address)) return refuse("email_in_use", { field: "email" });
  return { contacts: [{ playerId: player.playerId, kind: "email", address }] };
}

async function isLanguage(db: Db, code: string): Promise<boolean> {
  return (await listLanguages(db)).some((language) => language.code === code);
}

async function findPending(db: Db, playerId: string, nowMs: number) {
  const waiting = (await listPendingAddresses(db, playerId)).filter(
    ({ expiresAt }) => expiresAt.getTime() > nowMs,
  );
  const of = (kind: "email" | "mobile") => waiting.find((change) => change.kind === kind)?.address ?? null;
  return { email: of("email"), mobile: of("mobile") };
}
