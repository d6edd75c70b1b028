import { hash } from "node:crypto";

/** A page whose inline scripts are known by their content, so that it may be sent to many readers. */
export type SealedPage = {
  readonly html: string;
  /** Sources of a policy's script-src, one for each inline script. */
  readonly scripts: readonly string[];
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces the nonce of one rendering by hashes: only scripts that carry it are named, so what somebody smuggled into
 * the text of a page runs as little as it would with the nonce itself.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (attributes.includes(mark) && text !== "") scripts.add(`'sha256-${hash("sha256", text, "base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), scripts: [...scripts] };
}
