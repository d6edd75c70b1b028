import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toUnavailable, type IdpHandler } from "../identity/idp-handler.ts";
import type { Crowd } from "../net/crowd.ts";
import { API_POLICY } from "../net/security-headers.ts";

const HOP_HEADERS = new Set([
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

export type IdentityMount = {
  readonly origin: string;
  readonly handler: IdpHandler;
  /** Sign-in is in the same hand as the calls. */
  readonly calls: Crowd;
};

/** Serves the embedded identity provider below /idp through its fetch-style handler. */
export async function mountIdentity(
  app: FastifyInstance,
  { origin, handler, calls }: IdentityMount,
): Promise<void> {
  await app.register(async (idp) => {
    idp.removeAllContentTypeParsers();
    idp.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    idp.route({
      method: ["GET", "POST"],
      url: "/idp/*",
      onRequest: (_request, reply, done) => {
        if (calls.isFull()) void sendResponse(reply, toUnavailable());
        else done();
      },
      handler: async (request, reply) => {
        const answer = calls.run(() => handler(toRequest(request, origin), { address: request.ip }));
        return sendResponse(reply, (await answer) ?? toUnavailable());
      },
    });
  });
}

function toRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_HEADERS.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const body =
    request.body instanceof Uint8Array && request.body.byteLength > 0 ? new Uint8Array(request.body) : null;
  return new Request(new URL(origin + request.url), { method: request.method, headers, body });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  reply.header("content-security-policy", API_POLICY).header("cache-control", "no-store");
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
