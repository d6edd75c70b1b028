/**
 * The calls of the product specification, section 7, with their request fields: all that a client written from it
 * knows. Copied from the specification by hand and from nothing else of ours.
 */
export const SPEC_FIELDS = {
  check_user_exists: ["firebase_id"],
  user_signup: ["firebase_id", "type", "name", "email", "profile", "mobile", "web_fcm_id", "friends_code"],
  delete_user_account: [],
  upload_profile_image: ["image"],
  update_profile: ["email", "name", "mobile", "web_language"],
  get_users_statistics: [],
  get_user_by_id: [],
  set_users_statistics: ["questions_answered", "correct_answers", "category_id", "ratio"],
  set_badges: ["type"],
  get_user_badges: [],
  set_user_coin_score: ["coins", "score", "type", "title", "status"],
  get_user_coin_score: [],
  update_fcm_id: ["web_fcm_id"],
  get_categories: ["type", "sub_type", "language_id"],
  get_subcategory_by_maincategory: ["language_id", "category_slug", "subcategory_slug"],
  get_tracker_data: ["offset", "limit", "type"],
  set_quiz_categories: ["type", "category", "subcategory", "type_id"],
  get_level_data: ["category_slug", "subcategory_slug"],
  get_questions_by_level: ["category", "subcategory", "level", "language_id"],
  set_level_data: ["category", "subcategory", "level"],
  unlock_premium_category: ["category"],
  report_question: ["question_id", "message"],
  get_bookmark: ["type"],
  set_bookmark: ["question_id", "status", "type"],
  get_daily_quiz: ["language_id", "timezone", "gmt_format"],
  get_questions_by_type: ["language_id", "type"],
  get_fun_n_learn: ["language_id", "type", "type_id"],
  get_fun_n_learn_questions: ["language_id", "fun_n_learn_id"],
  get_guess_the_word: ["language_id", "type", "type_id"],
  get_questions_for_self_challenge: ["language_id", "category_slug", "subcategory_slug", "limit"],
  get_audio_questions: ["language_id", "type", "type_id"],
  get_maths_questions: ["type", "type_id"],
  get_multi_match_questions_by_level: ["level", "category", "subcategory"],
  multi_match_report_question: ["question_id", "message"],
  set_multi_match_level_data: ["category", "level", "subcategory"],
  get_multi_match_level_data: ["category_slug", "subcategory_slug"],
  get_daily_leaderboard: ["offset", "limit"],
  get_monthly_leaderboard: ["offset", "limit"],
  get_globle_leaderboard: ["offset", "limit"],
  get_contest: ["language_id", "timezone", "gmt_format"],
  get_questions_by_contest: ["language_id", "contest_id"],
  get_contest_leaderboard: ["language_id", "contest_id", "offset", "limit"],
  set_contest_leaderboard: ["language_id", "contest_id", "questions_attended", "correct_answers", "score"],
  get_random_questions: ["language_id", "match_id", "category", "destroy_match"],
  get_question_by_room_id: ["room_id"],
  get_battle_statistics: ["sort", "order", "offset", "limit"],
  create_room: ["language_id", "room_id", "room_type", "category", "no_of_que"],
  set_battle_statistics: ["user_id1", "user_id2", "winner_id", "is_drawn"],
  get_exam_module: ["language_id", "type", "offset", "limit", "timezone", "gmt_format"],
  get_exam_module_questions: ["exam_module_id"],
  set_exam_module_result: [
    "exam_module_id",
    "total_duration",
    "obtained_marks",
    "statistics",
    "rules_violated",
    "captured_question_ids",
  ],
  get_payment_request: ["offset", "limit"],
  set_payment_request: ["payment_type", "payment_address", "payment_amount", "coin_used", "details"],
  delete_pending_payment_request: ["payment_id"],
  get_languages: ["language_id"],
  get_settings: ["type"],
  get_system_configurations: [],
  get_web_home_settings: ["language_id"],
  get_web_settings: [],
  get_system_language_list: ["from"],
  get_system_language_json: ["from", "language"],
  get_notifications: ["sort", "order", "offset", "limit"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SpecCall = keyof typeof SPEC_FIELDS;

/** Fields as a form sends them. */
type Fields = Readonly<Record<string, string | number | Blob>>;

/** A value of an answer, read without knowing its shape: what is not there is undefined. */
export type Value = {
  readonly at: (...path: readonly (string | number)[]) => Value;
  /** Text of a text, number or flag; throws for anything else. */
  readonly text: string;
  readonly number: number;
  readonly rows: readonly Value[];
  readonly raw: unknown;
};

export type Reply = {
  readonly status: number;
  readonly isError: boolean;
  readonly code: string | undefined;
  readonly data: Value;
};

/** A client that knows the specification's calls and fields, and reads only what answers hand out. */
export type SpecClient = {
  /** Makes a call; throws for one, or a field, that the specification does not have. */
  readonly call: (name: SpecCall, fields?: Fields) => Promise<Reply>;
  /** A call of our own documentation, for what the specification has no call for. */
  readonly callDocumented: (name: string, fields?: Fields) => Promise<Reply>;
  /** Bearer of the calls from here on. */
  readonly useBearer: (bearer: string) => void;
  /** Every call so far with its answer's status and code. */
  readonly log: readonly string[];
};

/** Makes the client: multipart forms with the bearer token when present, empty fields left out (specification, sections 5 to 7). */
export function createSpecClient(baseUrl: string): SpecClient {
  let bearer: string | null = null;
  const log: string[] = [];

  async function post(name: string, fields: Fields): Promise<Reply> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      if (value instanceof Blob) form.append(field, value, "picture.png");
      else if (value !== "") form.append(field, String(value));
    }
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${baseUrl}/api/${name}`, { method: "POST", body: form, headers });
    const body = toValue(await response.json());
    const code = body.at("message").raw === undefined ? undefined : body.at("message").text;
    const field = body.at("field").raw;
    log.push([name, response.status, code ?? "ok", ...(typeof field === "string" ? [field] : [])].join(" "));
    return { status: response.status, isError: body.at("error").raw !== false, code, data: body.at("data") };
  }

  return {
    log,
    useBearer: (next) => {
      bearer = next;
    },
    call: async (name, fields = {}) => {
      const known: readonly string[] = SPEC_FIELDS[name];
      const unknown = Object.keys(fields).find((field) => !known.includes(field));
      if (unknown !== undefined) throw new Error(`the specification knows no ${unknown} of ${name}`);
      return await post(name, fields);
    },
    callDocumented: (name, fields = {}) => post(name, fields),
  };
}

function toValue(raw: unknown): Value {
  return {
    raw,
    at: (...path) => toValue(path.reduce<unknown>((value, step) => partOf(value, step), raw)),
    get text() {
      if (typeof raw === "string") return raw;
      if (typeof raw === "number" || typeof raw === "boolean") return `${raw}`;
      throw new Error(`not a text: ${JSON.stringify(raw)}`);
    },
    get number() {
      if (typeof raw !== "number") throw new Error(`not a number: ${JSON.stringify(raw)}`);
      return raw;
    },
    get rows() {
      if (!Array.isArray(raw)) throw new Error(`not a list: ${JSON.stringify(raw)}`);
      return raw.map(toValue);
    },
  };
}

function partOf(value: unknown, step: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
}

/** Longer than any battle, in seconds. */
const MOST_SECONDS = 400;

/**
 * Each asks once a second and answers the last question it was shown, until the score is shown; what one of them saw last.
 *
 * @param pass lets the time pass (ms)
 */
export async function playBattle(
  clients: readonly SpecClient[],
  pass: (ms: number) => Promise<void>,
  look: (client: SpecClient) => Promise<Value>,
): Promise<Value> {
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const seen = await Promise.all(clients.map(async (client) => ({ client, room: await look(client) })));
    const [first] = seen;
    if (first !== undefined && seen.every(({ room }) => room.at("showScore").raw === true)) return first.room;
    for (const { client, room } of seen) {
      const question = room.at("questions").rows.at(-1);
      if (question === undefined) continue;
      const answer = question.at("options", 0, "option_id").text;
      const fields = { question_id: question.at("question_id").text, answer };
      await client.callDocumented("submit_answer", { attempt_id: room.at("attempt_id").text, ...fields });
    }
    await pass(1_000);
  }
  throw new Error("the battle did not end");
}
