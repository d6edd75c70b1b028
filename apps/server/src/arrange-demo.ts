import type { Logger } from "pino";
import type { Handlers } from "./calls/handle.ts";
import { makeDemoWorld, openOrCloseDemo } from "./demo/demo-world.ts";
import { FINISH_EFFECTS } from "./finish-effects.ts";
import { OPERATOR_HANDLERS } from "./operator-handlers.ts";
import { closeDemoOperator, DEMO_LOGIN, ensureDemoOperator } from "./operators/demo-operator.ts";
import type { Ports } from "./ports/ports.ts";
import type { Db } from "./postgres/database.ts";
import type { SettingsSource } from "./settings/settings-source.ts";

export type DemoGround = {
  readonly db: Db;
  readonly ports: Ports;
  readonly settings: SettingsSource;
  readonly log: Logger;
  /** Told a line now and then about what is made; absent: nobody waits. */
  readonly say: ((line: string) => void) | undefined;
};

/** A demo that nobody has used gets its world, before jobs and players come; one that fails is no reason not to start. */
export async function arriveInDemo(
  { db, ports, settings, log, say }: DemoGround,
  handlers: Handlers,
): Promise<void> {
  try {
    await makeDemoWorld({
      db,
      ports,
      settings: await settings.current(),
      handlers,
      operatorHandlers: OPERATOR_HANDLERS,
      effects: FINISH_EFFECTS,
      onProgress: (part) =>
        say?.(`Filling the demo with pilots, quizzes and contests … ${Math.round(part * 100)} %`),
    });
  } catch (error) {
    log.error({ err: error }, "the world of the demo is not complete");
  }
}

/** Opens or closes what everybody knows the way into; answers the logins that work. */
export async function arrangeDemo(
  { db, ports, settings }: Pick<DemoGround, "db" | "settings"> & { readonly ports: Omit<Ports, "identity"> },
  isDemo: boolean,
) {
  await (isDemo ? ensureDemoOperator : closeDemoOperator)({ db, ports });
  const players = await openOrCloseDemo({ db, ports, settings: await settings.current() }, isDemo);
  return { players, operator: isDemo ? DEMO_LOGIN : null };
}
