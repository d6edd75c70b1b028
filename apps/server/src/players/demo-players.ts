import { showOrHide } from "../boards/live-boards.ts";
import { hashPassword } from "../identity/password-hash.ts";
import { insertIdpUser, listPlayersByIdpEmail } from "../identity/identity-queries.ts";
import { EMBEDDED_ISSUER } from "../identity/issuer.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import { revokeDevices } from "./device-queries.ts";
import { isPlayerEmail, setStatus } from "./player-queries.ts";
import { registerPlayer } from "./register-player.ts";

export type DemoPlayer = { readonly name: string; readonly email: string; readonly password: string };

/** Known to everybody, so they work in demo mode only. */
const DEMO_PLAYERS: readonly DemoPlayer[] = [
  { name: "Amelia", email: "amelia@demo.crosscheck.example", password: "cleared-for-takeoff" },
  { name: "Bessie", email: "bessie@demo.crosscheck.example", password: "cleared-to-land" },
];

const DEMO_EMAILS = DEMO_PLAYERS.map(({ email }) => email);
const NOBODY = "00000000-0000-0000-0000-000000000000";

export type DemoOptions = {
  readonly db: Db;
  readonly ports: Pick<Ports, "clock" | "random" | "keyedHash">;
  readonly settings: Settings;
};

/** Closes the demo accounts, whose passwords everybody knows, where data of a demo goes on without demo mode. None is left. */
export async function closeDemoPlayers({
  db,
  ports,
}: Pick<DemoOptions, "db" | "ports">): Promise<readonly []> {
  const at = new Date(ports.clock.nowMs());
  for (const playerId of await listPlayersByIdpEmail(db, DEMO_EMAILS)) {
    await setStatus(db, playerId, "deactivated");
    await revokeDevices(db, { playerId, deviceIds: null, at });
    await showOrHide(db, playerId);
  }
  return [];
}

/**
 * Makes the demo accounts that are missing, verified and ready to sign in, opens those that were closed, and answers
 * all of them.
 */
export async function ensureDemoPlayers({
  db,
  ports,
  settings,
}: DemoOptions): Promise<readonly DemoPlayer[]> {
  for (const playerId of await listPlayersByIdpEmail(db, DEMO_EMAILS)) {
    await setStatus(db, playerId, "active");
    await showOrHide(db, playerId);
  }
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
