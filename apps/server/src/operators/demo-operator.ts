import { ROLES } from "@crosscheck/contract/define-action";
import type { OperatorGround } from "../calls/operate.ts";
import { hashPassword } from "../identity/password-hash.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { addAuditRow } from "./audit-queries.ts";
import {
  addRoles,
  findOperatorByEmail,
  insertOperator,
  lockOperators,
  setDisabled,
} from "./operator-queries.ts";
import { endSessions, storePassword, storeSecondFactor } from "./sessions/session-queries.ts";

/** Holds every role, and is there in demo mode only. */
const DEMO_OPERATOR = { email: "olivia@demo.crosscheck.example", name: "Olivia" };
/** The way into the console of a demo, which everybody is told. */
export const DEMO_LOGIN = { email: DEMO_OPERATOR.email, password: "aviation-demo-console" } as const;

type Ground = { readonly db: Db; readonly ports: Pick<OperatorGround["ports"], "clock" | "random"> };

/** Makes the demo operator, or opens it again, so that a stranger can try operators' calls at once; answers its id. */
export async function ensureDemoOperator({ db, ports }: Ground): Promise<string> {
  return await inTransaction(db, async (tx) => {
    await lockOperators(tx, "alone");
    const known = await findOperatorByEmail(tx, DEMO_OPERATOR.email);
    const operatorId = known?.operatorId ?? ports.random.uuid();
    if (known?.disabledAt === null) {
      await openWay(tx, operatorId);
      return operatorId;
    }
    const at = new Date(ports.clock.nowMs());
    if (known === undefined) await insertOperator(tx, { operatorId, ...DEMO_OPERATOR, createdAt: at });
    await addRoles(tx, operatorId, ROLES);
    await setDisabled(tx, operatorId, null);
    await openWay(tx, operatorId);
    await note(tx, { operatorId, at, action: "create_operator", text: "a start in demo mode" });
    return operatorId;
  });
}

/** The password is the told one again, and no second factor of a visitor stands in the way. */
async function openWay(tx: Db, operatorId: string): Promise<void> {
  await storePassword(tx, operatorId, await hashPassword(DEMO_LOGIN.password));
  await storeSecondFactor(tx, operatorId, null);
}

/** Closes it where data of a demo goes on without demo mode, even as the only admin: the host makes another. */
export async function closeDemoOperator({ db, ports }: Ground): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOperators(tx, "alone");
    const known = await findOperatorByEmail(tx, DEMO_OPERATOR.email);
    if (known?.disabledAt !== null) return;
    const at = new Date(ports.clock.nowMs());
    await setDisabled(tx, known.operatorId, at);
    await endSessions(tx, known.operatorId);
    const { operatorId } = known;
    await note(tx, { operatorId, at, action: "disable_operator", text: "a start without demo mode" });
  });
}

type Note = {
  readonly operatorId: string;
  readonly at: Date;
  readonly action: string;
  readonly text: string;
};

async function note(tx: Db, { operatorId, at, action, text }: Note): Promise<void> {
  const nothing = { input: {}, before: undefined, after: undefined };
  await addAuditRow(tx, { operatorId: null, note: text, at, action, subject: operatorId, ...nothing });
}
