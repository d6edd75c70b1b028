import { expect, it } from "vitest";
import { holdPort } from "./hold-port.ts";
import { StartProblem } from "./start-problem.ts";

const HOST = "127.0.0.1";

it("holds a free port, says that the product is starting, and frees it", async () => {
  const held = await holdPort(HOST, 0);
  const answer = await fetch(`http://${HOST}:${held.port}/`);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  await held.release();
  const again = await holdPort(HOST, held.port);
  expect(again.port).toBe(held.port);
  await again.release();
  await again.release();
});

it("says at once that a port is taken", async () => {
  const held = await holdPort(HOST, 0);
  const late = holdPort(HOST, held.port);
  await expect(late).rejects.toThrow(StartProblem);
  await expect(late).rejects.toThrow(`Port ${held.port} on ${HOST} is taken`);
  await held.release();
});

it("gives two starts without a wish different ports", async () => {
  const [one, two] = await Promise.all([holdPort(HOST, undefined), holdPort(HOST, undefined)]);
  expect(one.port).not.toBe(two.port);
  await Promise.all([one.release(), two.release()]);
});

it("says that an address is not of this machine", async () => {
  await expect(holdPort("192.0.2.1", 0)).rejects.toThrow("This machine has no address 192.0.2.1");
});
