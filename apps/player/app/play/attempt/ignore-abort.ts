/** Leaving the screen aborts calls under way; that is not an error. Anything else goes to the error boundary's log. */
export function ignoreAbortOf(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  reportError(error);
}
