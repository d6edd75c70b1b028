import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** HTTP/2 with TLS in front of the product, as a site has it; Chromium must ignore that nobody signed its certificate. */
export type Http2Proxy = {
  readonly url: string;
  readonly forwardTo: (origin: string) => void;
  readonly stop: () => void;
};

/** Listens on a free port; answers 502 until it knows where to forward to. */
export async function startHttp2Proxy(): Promise<Http2Proxy> {
  const server = createSecureServer(makeCertificate());
  const sessions = new Set<{ destroy: () => void }>();
  let target: string | null = null;
  server.on("session", (session) => sessions.add(session));
  server.on("stream", (stream, headers) => {
    stream.on("error", () => undefined); // the browser left
    if (target === null) stream.respond({ ":status": 502 }, { endStream: true });
    else forward(target, stream, headers);
  });
  const port = await listen(server);
  return {
    url: `https://127.0.0.1:${port}`,
    forwardTo: (origin) => {
      target = origin;
    },
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

function forward(target: string, stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  const call = request(
    new URL(headers[":path"] ?? "/", target),
    { method: headers[":method"], headers: withoutPseudo(headers) },
    (answer) => {
      const { connection, "keep-alive": keepAlive, "transfer-encoding": coding, ...rest } = answer.headers;
      stream.respond({ ":status": answer.statusCode, ...rest });
      answer.pipe(stream);
    },
  );
  call.on("error", () => stream.close());
  stream.pipe(call);
}

function withoutPseudo(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
}

function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "crosscheck-tls-"));
  try {
    const key = join(folder, "key.pem");
    const cert = join(folder, "cert.pem");
    const made = spawnSync(
      "openssl",
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"].concat(
        ["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"],
        ["-keyout", key, "-out", cert],
      ),
    );
    if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listen(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)); // a TCP server has one
  });
}
