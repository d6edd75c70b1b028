import { addDays, dayIn } from "@crosscheck/rules/attempts/local-day";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { createDemoCalls, createDemoOperate, createSetClock, type DemoGround } from "./demo-calls.ts";
import { createDemoSlides } from "./demo-slides.ts";

const HOUR_MS = 3_600_000;
/** The day to come with a paper of its own. */
const DAYS_AHEAD = 4;

/** Sound, and waiting for somebody who reads it. */
const SOUND = {
  en: {
    lo: "090.04",
    difficulty: 1,
    stem: "Your radio has failed on the way to a controlled aerodrome. Which transponder code do you select?",
    options: [
      { id: "a", text: "7700", why: "The code for an emergency: it is for danger, not for silence alone." },
      { id: "b", text: "7600", why: "Correct: the code for a failure of radio communication." },
      { id: "c", text: "7500", why: "The code for unlawful interference." },
      { id: "d", text: "7000", why: "The code of VFR flights in Europe that have been given none." },
    ],
    key: ["b"],
    explanation: "7500, 7600 and 7700 mean the same everywhere: interference, radio failure, emergency.",
    reference: "ICAO Doc 4444 (PANS-ATM), 8.5.2.2",
  },
  ar: {
    lo: "090.04",
    difficulty: 1,
    stem: "تعطل جهاز الاتصال لديك في الطريق إلى مطار مراقب. أي رمز تختار على المجيب؟",
    options: [
      { id: "a", text: "7700", why: "رمز حالة الطوارئ: للخطر لا للصمت وحده." },
      { id: "b", text: "7600", why: "صحيح: رمز تعطل الاتصال اللاسلكي." },
      { id: "c", text: "7500", why: "رمز التدخل غير المشروع." },
      { id: "d", text: "7000", why: "رمز رحلات VFR في أوروبا التي لم تُعط رمزًا." },
    ],
    key: ["b"],
    explanation: "للرموز 7500 و7600 و7700 المعنى نفسه في كل مكان: تدخل، تعطل الاتصال، طوارئ.",
    reference: "ICAO Doc 4444 (PANS-ATM), 8.5.2.2",
  },
};

/** Half written: the checks say what is missing. */
const UNFINISHED = {
  en: {
    lo: "090.02",
    difficulty: 2,
    stem: "Which word says that you will do as you were told?",
    options: [
      { id: "a", text: "WILCO", why: "Correct: I understand and will comply." },
      { id: "b", text: "ROGER", why: "It says that the message was received, and no more." },
      { id: "c", text: "AFFIRM", why: "It says yes." },
      { id: "d", text: "STANDBY", why: "" },
    ],
    key: ["a"],
    explanation: "WILCO is short for “will comply”.",
    reference: "",
  },
};

const PASSAGE = {
  en: {
    title: "What the windsock tells",
    detail:
      "<p>The oldest instrument of an aerodrome has no needle. It shows where the wind goes, and how strongly.</p><h3>Where from</h3><p>The wind blows into the wide end and out of the narrow one: <strong>the narrow end points to where the wind goes</strong>. Who lands towards the wide end lands downwind.</p><h3>How strong</h3><p>A sock that hangs says calm. One that stands straight out says about <strong>15 kt or more</strong>.</p>",
    reference: "ICAO Annex 14, Volume I, 5.1.1; FAA AC 150/5345-27",
  },
};

/** What waits for the demo's author: drafts that somebody else wrote, a day of its own, slides on home, and a player's report. */
export async function createDemoContent(ground: DemoGround, nowMs: number): Promise<void> {
  const { db } = ground;
  const clock = createSetClock(nowMs - HOUR_MS);
  // Written by nobody who is here: whoever tries the console may say that it is right.
  const write = createDemoOperate(ground, clock, { kind: "host", note: "the demo's content" });
  const communications = await findCategory(db, "communications");
  if (communications !== undefined)
    for (const texts of [SOUND, UNFINISHED])
      await write("create_question", { kind: "single", category_id: communications, texts });
  const weather = await findCategory(db, "fal-weather");
  if (weather !== undefined) await write("create_passage", { category_id: weather, texts: PASSAGE });
  const questions = await listQuestionNames(db);
  const day = addDays(dayIn("UTC", nowMs), DAYS_AHEAD);
  const names = { en: "Radio day", ar: "يوم اللاسلكي" };
  if (questions.length >= 5) await write("set_daily_paper", { day, version: 0, names, questions });
  await createDemoSlides(ground, write, nowMs);
  await report(ground, clock);
}

async function findCategory(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select category_id as id from categories where slug = ${slug}`.execute(db);
  return rows[0]?.id;
}

/** Single questions of radio, as packs name them. */
async function listQuestionNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct item.pack_id || '/' || item.source_id as name
    from items item join categories category using (category_id)
    join item_versions text on text.item_id = item.item_id and text.version = item.current_version
    where category.slug = 'communications' and item.retired_at is null and text.kind = 'single'
    order by name limit 10`.execute(db);
  return rows.map(({ name }) => name);
}

/** Somebody doubts a question that was answered wrongly. */
async function report(ground: DemoGround, clock: ReturnType<typeof createSetClock>): Promise<void> {
  const { rows } = await sql<{ playerId: string; itemId: string }>`
    select answer.player_id as "playerId", answer.item_id as "itemId"
    from first_answers answer join items item using (item_id)
    where not answer.is_correct and item.pack_id <> 'generated' and item.retired_at is null
    order by answer.item_id, answer.player_id limit 1`.execute(ground.db);
  const [doubt] = rows;
  if (doubt === undefined) return;
  const call = createDemoCalls(ground, { playerId: doubt.playerId, clock });
  const message = "I think that more than one answer is right here.";
  await call("report_question", { question_id: doubt.itemId, message });
}
