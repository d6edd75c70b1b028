import { renderToReadableStream } from "react-dom/server.edge";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import appCss from "./app.css?inline";
import { pageContext } from "./page-context.ts";
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
  const { nonce } = loadContext.get(pageContext);
  const page = await renderToReadableStream(
    <StyleSheetContext value={appCss}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </StyleSheetContext>,
    { nonce, signal: request.signal },
  );
  await page.allReady;
  return new Response(page, { status, headers });
}

/** Keeps expected endings (page not found, reader gone) out of the error log. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The page context has no logger; the server's process captures stderr.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
