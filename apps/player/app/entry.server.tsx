import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import appCss from "./app.css?inline";
import { pageContext } from "./boot/page-context.ts";
import { StyleSheetContext } from "./style-sheet.ts";

type DocumentRequest = [
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
];

/** Renders the whole page before it is sent: nothing in it is deferred, and a late failure can still answer 500. */
export default async function handleRequest(
  ...[request, status, headers, routerContext, loadContext]: DocumentRequest
) {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, look } = loadContext.get(pageContext);
  // A page that says that settings are away looks as it came.
  const siteCss = await look().catch(() => "");
  const page = await renderWhole(
    <StyleSheetContext value={appCss + siteCss}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </StyleSheetContext>,
    { nonce, signal: request.signal },
  );
  return new Response(page, { status, headers });
}

/** HTML of a page once nothing in it is waited for any more; fails when the shell fails or the reader leaves. */
function renderWhole(
  page: ReactNode,
  { nonce, signal }: { readonly nonce: string; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const parts: Buffer[] = [];
  const body = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  body.on("finish", () => resolve(Buffer.concat(parts))).on("error", reject);
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onShellError: reject,
    onAllReady: () => pipe(body),
  });
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  return promise;
}

/** Keeps expected endings (page not found, reader gone) out of the error log. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The page context has no logger; the server's process captures stderr.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
