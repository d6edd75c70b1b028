import { PAGE_HEADERS, type PagePolicy } from "../net/security-headers.ts";
import { packingFor } from "./pack-page.ts";
import { sealScripts } from "./seal-scripts.ts";

/** What a page request is answered with, whole: it may be sent to many. */
export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in the smallest coding that the reader takes; packed once for all. */
  readonly bodyFor: (acceptEncoding: string) => Promise<PageBody>;
  readonly byteLength: number;
};

export type PageBody = { readonly bytes: Buffer; readonly coding: string | null };

/** Reads what the player app rendered to its end, seals its scripts and puts it under the policy. */
export async function toPageAnswer(page: Response, nonce: string, policyOf: PagePolicy): Promise<PageAnswer> {
  const type = page.headers.get("content-type") ?? "";
  const headers: Record<string, string> = Object.fromEntries(page.headers);
  delete headers["content-length"];
  let body: Buffer;
  if (type.startsWith("text/html")) {
    const { html, scripts } = sealScripts(await page.text(), nonce);
    body = Buffer.from(html);
    Object.assign(headers, PAGE_HEADERS, { "content-security-policy": policyOf(scripts) });
  } else {
    body = Buffer.from(await page.arrayBuffer());
  }
  if (!/^(text\/|application\/json)/.test(type)) return answerOf(page.status, headers, { body });
  headers["vary"] = "accept-encoding";
  return answerOf(page.status, headers, { body, isText: true });
}

function answerOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  { body, isText = false }: { readonly body: Buffer; readonly isText?: boolean },
): PageAnswer {
  const packed = new Map<string, Promise<PageBody>>();
  return {
    status,
    headers,
    byteLength: body.byteLength,
    bodyFor: async (acceptEncoding) => {
      const packing = isText && body.byteLength > 0 ? packingFor(acceptEncoding) : null;
      if (packing === null) return { bytes: body, coding: null };
      const { coding, pack } = packing;
      const known = packed.get(coding) ?? pack(body).then((bytes) => ({ bytes, coding }));
      packed.set(coding, known);
      return known;
    },
  };
}
