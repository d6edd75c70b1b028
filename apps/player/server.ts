import type { PageContext } from "@crosscheck/contract";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { pageContext } from "./app/boot/page-context.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page request; the only door the server uses (contract, boot.ts). */
export function handlePage(request: Request, context: PageContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return handleRequest(request, provider);
}
