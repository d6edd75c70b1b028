/** What the person who started the server reads: address, demo logins, how to stop. */
export function greet(
  url: string,
  demo: readonly { readonly email: string; readonly password: string }[],
): string {
  const logins = demo.map(({ email, password }) => `  ${email}  password: ${password}`);
  return [
    "",
    `Crosscheck is ready: ${url}`,
    ...(logins.length === 0 ? [] : ["Demo logins:", ...logins, "Mails and codes: npm run outbox"]),
    "Stop with Ctrl-C.",
  ].join("\n");
}
