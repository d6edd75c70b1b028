import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@crosscheck/testkit";
import { afterAll, describe, expect, it } from "vitest";
import { createLocalPorts, mediaFolder } from "./local-ports.ts";
import { createSmtpMail } from "./mail.ts";
import { listMessages } from "./outbox-queries.ts";
import { createHttpSms } from "./sms.ts";

const { db, connection } = await createTestDatabase();
const SILENT = { info: () => undefined, warn: () => undefined };
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-ports-"));
const ports = createLocalPorts({
  db,
  log: SILENT,
  connection,
  dataFolder,
  pepper: "a pepper",
  smtp: null,
  sms: null,
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port; // a TCP server has a port
}

describe("the outbox", () => {
  it("keeps mail and SMS, newest last, and finds those of one recipient", async () => {
    await ports.mail.send({ to: "ann@example.com", subject: "Hello", text: "first" });
    await ports.sms.send({ to: "+201001234567", text: "second" });
    await ports.mail.send({ to: "bob@example.com", subject: "Hello", text: "third" });
    const all = await listMessages(db, { limit: 10 });
    expect(all.map(({ channel, body }) => [channel, body])).toEqual([
      ["mail", "first"],
      ["sms", "second"],
      ["mail", "third"],
    ]);
    expect((await listMessages(db, { limit: 1 })).map(({ body }) => body)).toEqual(["third"]);
    const [only, ...others] = await listMessages(db, { limit: 10, recipient: "+201001234567" });
    expect([only?.body, others]).toEqual(["second", []]);
  });

  it("forgets messages after a week", async () => {
    await db
      .updateTable("outbox")
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .execute();
    await ports.mail.send({ to: "ann@example.com", subject: "Hello", text: "fresh" });
    expect((await listMessages(db, { limit: 10 })).map(({ body }) => body)).toEqual(["fresh"]);
  });
});

describe("storage in a folder", () => {
  it("keeps a file under its name and removes it", async () => {
    await ports.storage.put("profile/abc123.webp", Uint8Array.of(1, 2, 3));
    const file = join(mediaFolder(dataFolder), "profile/abc123.webp");
    expect([...(await readFile(file))]).toEqual([1, 2, 3]);
    expect(await readdir(join(mediaFolder(dataFolder), "profile"))).toEqual(["abc123.webp"]);
    await ports.storage.remove("profile/abc123.webp");
    await ports.storage.remove("profile/abc123.webp");
    expect(await readdir(join(mediaFolder(dataFolder), "profile"))).toEqual([]);
  });

  it("takes the same file from many at once, as two first starts do, and leaves no draft", async () => {
    const folder = join(mediaFolder(dataFolder), "content");
    const bytes = new Uint8Array(200_000).fill(7);
    await Promise.all(Array.from({ length: 8 }, () => ports.storage.put("content/same.mp3", bytes)));
    expect(await readdir(folder)).toEqual(["same.mp3"]);
    expect(Buffer.compare(await readFile(join(folder, "same.mp3")), bytes)).toBe(0);
  });

  it.each([
    "../secrets.json",
    "/etc/passwd",
    "profile/../../x.webp",
    "a.webp/",
    "profile//x.webp",
    ".env",
    "",
  ])("refuses the name %j", async (name) => {
    await expect(ports.storage.put(name, new Uint8Array())).rejects.toThrow("not a media name");
    expect(() => ports.storage.remove(name)).toThrow("not a media name");
  });
});

describe("SMS by HTTP", () => {
  it("posts number and text with the bearer token, and fails when the provider says no", async () => {
    const seen: string[] = [];
    let status = 202;
    const server = createServer((request, response) => {
      request.on("data", (chunk: Buffer) =>
        seen.push(`${request.headers.authorization} ${chunk.toString()}`),
      );
      request.on("end", () => response.writeHead(status).end());
    });
    const url = `http://127.0.0.1:${await listen(server)}/send`;
    const sms = createHttpSms({ url, token: "secret" });
    await sms.send({ to: "+201001234567", text: "123456" });
    expect(seen).toEqual(['Bearer secret {"to":"+201001234567","text":"123456"}']);
    status = 500;
    await expect(sms.send({ to: "+201001234567", text: "123456" })).rejects.toThrow("500");
    server.close();
  });
});

describe("mail by SMTP", () => {
  it("delivers subject, sender and text to a mail server", async () => {
    let received = "";
    const server = createTcpServer((socket) => {
      socket.write("220 test\r\n");
      let isData = false;
      socket.on("data", (chunk) => {
        const text = chunk.toString();
        received += text;
        if (isData) {
          if (!received.includes("\r\n.\r\n")) return;
          isData = false;
          socket.write("250 kept\r\n");
        } else if (text.startsWith("DATA")) {
          isData = true;
          socket.write("354 go on\r\n");
        } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
        else socket.write("250 fine\r\n");
      });
    });
    const mail = createSmtpMail({
      url: `smtp://127.0.0.1:${await listen(server)}`,
      from: "Crosscheck <no-reply@crosscheck.example>",
    });
    await mail.send({ to: "ann@example.com", subject: "Hello Ann", text: "Clear for takeoff" });
    expect(received).toContain("RCPT TO:<ann@example.com>");
    expect(received).toContain("From: Crosscheck <no-reply@crosscheck.example>");
    expect(received).toContain("Subject: Hello Ann");
    expect(received).toContain("Clear for takeoff");
    server.close();
  });
});

it("gives up a mail server and an SMS provider that take a connection and never say a word", async () => {
  const server = createTcpServer((socket) => socket.on("error", () => undefined).resume());
  const port = await listen(server);
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: "no-reply@crosscheck.example" });
  const sms = createHttpSms({ url: `http://127.0.0.1:${port}/send`, token: null });
  const message = { text: "123456" };
  const [mailed, sent] = await Promise.allSettled([
    mail.send({ to: "ann@example.com", subject: "Code", ...message }),
    sms.send({ to: "+201001234567", ...message }),
  ]);
  server.close();
  expect(mailed).toMatchObject({ status: "rejected", reason: { code: "ETIMEDOUT" } });
  expect(sent).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
});

it("hashes short codes with the secret of the installation", () => {
  const other = createLocalPorts({
    db,
    log: SILENT,
    connection,
    dataFolder,
    pepper: "another pepper",
    smtp: null,
    sms: null,
  });
  expect(ports.keyedHash("123456")).toHaveLength(32);
  expect(ports.keyedHash("123456")).toEqual(ports.keyedHash("123456"));
  expect(ports.keyedHash("123456")).not.toEqual(other.keyedHash("123456"));
});
