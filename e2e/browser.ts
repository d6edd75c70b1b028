const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How a browser of the flows is started; none may be there yet, then the flows say so. */
export function launchOptions(executablePath: string | undefined) {
  return { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) };
}
