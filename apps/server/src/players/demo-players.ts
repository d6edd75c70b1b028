import { hashPassword } from "../identity/password-hash.ts";
import { insertIdpUser } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { isPlayerEmail } from "./player-queries.ts";
import { registerPlayer } from "./register-player.ts";

export type DemoPlayer = { readonly name: string; readonly email: string; readonly password: string };

/** Known to everybody, so they exist in demo mode only. */
const DEMO_PLAYERS: readonly DemoPlayer[] = [
  { name: "Amelia", email: "amelia@demo.crosscheck.example", password: "cleared-for-takeoff" },
  { name: "Bessie", email: "bessie@demo.crosscheck.example", password: "cleared-to-land" },
];

const NOBODY = "00000000-0000-0000-0000-000000000000";

export type DemoOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random" | "keyedHash">;
  readonly settings: Settings;
};

/** Makes the demo accounts that are missing, verified and ready to sign in, and answers all of them. */
export async function ensureDemoPlayers({
  db,
  ports,
  settings,
}: DemoOptions): Promise<readonly DemoPlayer[]> {
  for (const demo of DEMO_PLAYERS) {
    if (await isPlayerEmail(db, { email: demo.email, exceptPlayerId: NOBODY })) continue;
    const passwordHash = await hashPassword(demo.password);
    await inTransaction(db, async (tx) => {
      const subject = ports.random.uuid();
      const nowMs = ports.clock.nowMs();
      const { name, email } = demo;
      await insertIdpUser(tx, {
        subject,
        accountId: ports.random.uuid(),
        name,
        email,
        passwordHash,
        at: new Date(nowMs),
      });
      const who = { issuer: EMBEDDED_ISSUER, subject, email, emailVerified: true, name };
      const proof = { ...who, mobile: null, picture: null, type: "email" } as const;
      await registerPlayer(tx, ports, { proof, name, referredBy: null, settings, nowMs });
    });
  }
  return DEMO_PLAYERS;
}
