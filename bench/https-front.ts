import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An HTTP/2 server with a certificate of its own in front of the product, as a proxy in production would be. */
export type HttpsFront = {
  readonly url: string;
  /** Names the product behind; requests before that are answered 502. */
  readonly forwardTo: (target: string) => void;
  readonly close: () => void;
};

const HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

export async function startHttpsFront(): Promise<HttpsFront> {
  let target: URL | null = null;
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    if (target === null) outgoing.writeHead(502).end();
    else forward(target, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return {
    url: `https://localhost:${port}`,
    forwardTo: (url) => {
      target = new URL(url);
    },
    close: () => server.close(),
  };
}

function forward(target: URL, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")),
  );
  const sent = request(
    {
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, host: target.host },
    },
    (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.has(name));
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(outgoing);
    },
  );
  sent.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(sent);
}

function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "crosscheck-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const what = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  execFileSync(
    "openssl",
    [...what, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
    {
      stdio: "ignore",
    },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
