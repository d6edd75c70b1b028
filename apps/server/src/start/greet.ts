type Login = { readonly email: string; readonly password: string };

/** What the person who started the server reads: address, demo logins, how to stop. */
export function greet(
  url: string,
  demo: { readonly players: readonly Login[]; readonly operator: Login | null },
): string {
  const logins = demo.players.map(lineOf);
  const console = demo.operator === null ? [] : [`Console: ${url}/admin/`, lineOf(demo.operator)];
  return [
    "",
    `Crosscheck is ready: ${url}`,
    ...(logins.length === 0
      ? []
      : ["Demo logins:", ...logins, ...console, "Mails and codes: npm run outbox"]),
    "Stop with Ctrl-C.",
  ].join("\n");
}

function lineOf({ email, password }: Login): string {
  return `  ${email}  password: ${password}`;
}
