import { expect, it } from "vitest";
import { createApi } from "./api.ts";

it("can be the answer of an async function without calling the server", async () => {
  const calls: unknown[] = [];
  const api = createApi({
    baseUrl: "",
    bearer: () => null,
    onSignedOut: () => undefined,
    fetch: async (input) => {
      calls.push(input);
      return Response.json({ error: false, data: [] });
    },
  });
  const answered = await (async () => api)();
  await answered.get_languages({});
  expect(calls).toEqual(["/api/get_languages"]);
});

it("tells the data of successes, and nothing of refusals", async () => {
  const told: unknown[] = [];
  const answers = [
    { error: false, data: { server_time: "now" } },
    { error: true, message: "102", detail: "" },
  ];
  const api = createApi({
    baseUrl: "",
    bearer: () => null,
    onSignedOut: () => undefined,
    onData: (data, sentAtMs) => told.push([data, sentAtMs <= Date.now()]),
    fetch: async () => Response.json(answers.shift()),
  });
  await api.get_languages({});
  expect(await api.get_languages({})).toMatchObject({ ok: false });
  expect(told).toEqual([[{ server_time: "now" }, true]]);
});
