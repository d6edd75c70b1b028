import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "@crosscheck/testkit";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { mountMedia } from "../media/mount-media.ts";
import { mountPlayer } from "./mount-player.ts";

const folder = await mkdtemp(join(tmpdir(), "crosscheck-pages-"));
await mkdir(join(folder, "build/client"), { recursive: true });
await mkdir(join(folder, "build/server"), { recursive: true });
await mkdir(join(folder, "media"), { recursive: true });
await writeFile(join(folder, "build/server/package.json"), '{"type":"module"}');
await writeFile(
  join(folder, "build/server/index.js"),
  "export const handlePage = async (request, { origin }) => Response.json({ url: request.url, origin });",
);
await writeFile(join(folder, "media/figure.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const app = Fastify();
const faults: unknown[] = [];
await mountMedia(app, join(folder, "media"));
await mountPlayer(app, {
  folder,
  origin: "http://own.example",
  random: seededRandom(1, { nowMs: () => 0 }),
  contextFor: ({ url }) => ({
    nonce: "",
    origin: url.origin,
    boot: () => Promise.reject(new Error("not asked for here")),
    page: async () => null,
  }),
  onError: (error) => faults.push(error),
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each(["/", "//", "//other.example/", "/%5C%5Cother.example"])(
  "reads %s as a path of this site",
  async (path) => {
    const answer = await app.inject({ method: "GET", url: `http://own.example${path}` });
    expect([answer.statusCode, answer.json<{ origin: string }>().origin]).toEqual([
      200,
      "http://own.example",
    ]);
    expect(faults).toEqual([]);
  },
);

it("lets no script of an uploaded figure run", async () => {
  const { statusCode, headers } = await app.inject({ method: "GET", url: "/media/figure.svg" });
  expect([statusCode, headers["content-security-policy"]]).toEqual([200, expect.stringContaining("sandbox")]);
});
