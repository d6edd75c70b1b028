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
