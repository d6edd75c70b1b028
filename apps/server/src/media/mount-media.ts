import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** A figure may be an SVG: opened by itself it runs no script and loads nothing. */
const MEDIA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** A PDF is shown inside our own pages; the browser's viewer draws it and does not run in a sandbox. */
const PDF_POLICY = "frame-ancestors 'self'";

/** Serves uploaded pictures and content media below /media; names are random or content hashes, so they never change. */
export async function mountMedia(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/media/",
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: "365d",
    setHeaders: (reply, path) => {
      const isPdf = path.endsWith(".pdf");
      reply.header("content-security-policy", isPdf ? PDF_POLICY : MEDIA_POLICY);
      if (isPdf) reply.header("x-frame-options", "SAMEORIGIN");
    },
  });
}
