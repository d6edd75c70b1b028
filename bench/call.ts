import { request, type Agent } from "node:http";

/** A player's way to one server. */
export type Way = { readonly url: string; readonly agent: Agent; readonly token: string };

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

/** Does the work and notes how long it took, in milliseconds. */
export async function timed<T>(list: number[], work: () => Promise<T>): Promise<T> {
  const startedAtMs = performance.now();
  const answer = await work();
  list.push(performance.now() - startedAtMs);
  return answer;
}
