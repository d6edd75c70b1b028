import { request, type Agent } from "node:http";

const CONTENT = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };

export type Paper = {
  readonly attempt_id: string;
  readonly questions: readonly {
    readonly question_id: string;
    readonly options: readonly { readonly option_id: string }[];
  }[];
};

/** A player's way to one server. */
export type Way = { readonly url: string; readonly agent: Agent; readonly token: string };

export function openPaper(way: Way): Promise<Paper> {
  return call<Paper>(way, "get_questions_by_level", CONTENT);
}

/** Opens levels, answers every question, finishes. Only the answers are timed, in milliseconds. */
export async function playLevels(way: Way, levels: number, times: number[]): Promise<void> {
  for (let level = 0; level < levels; level += 1) {
    const { attempt_id, questions } = await openPaper(way);
    for (const { question_id, options } of questions) {
      const answer = options[level % options.length]?.option_id ?? "";
      const startedAtMs = performance.now();
      await call(way, "submit_answer", { attempt_id, question_id, answer });
      times.push(performance.now() - startedAtMs);
    }
    await call(way, "finish_attempt", { attempt_id });
  }
}

/** One call; throws when it is refused. */
export function call<T>({ url, agent, token }: Way, action: string, fields: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const sent = request(`${url}/api/${action}`, { agent, method: "POST", headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        const body = JSON.parse(text) as { readonly error: boolean; readonly data: T }; // the envelope
        if (body.error) reject(new Error(`${action}: ${text}`));
        else resolve(body.data);
      });
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(fields));
  });
}
