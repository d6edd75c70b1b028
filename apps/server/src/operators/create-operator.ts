import type { createOperator } from "@crosscheck/contract/operators/operators";
import type { OperatorHandler } from "../calls/operate.ts";
import { invitationMail, makeInvitation } from "./invitation.ts";
import {
  addRoles,
  findOperatorByEmail,
  insertOperator,
  setDisabled,
  setInvitation,
} from "./operator-queries.ts";
import { toAuditState, toOperatorRow } from "./operator-row.ts";

/** Roles are added and never taken here, so that no invitation ends the last admin. */
export const handleCreateOperator: OperatorHandler<typeof createOperator> = async (call) => {
  const { db, ports, nowMs, input } = call;
  const { email, roles } = input;
  const known = await findOperatorByEmail(db, email);
  const operatorId = known?.operatorId ?? ports.random.uuid();
  if (known === undefined) {
    const name = input.name ?? email.slice(0, email.indexOf("@")).slice(0, 60);
    await insertOperator(db, { operatorId, email, name, createdAt: new Date(nowMs) });
  }
  const invitation = makeInvitation(ports.random, nowMs);
  await addRoles(db, operatorId, roles);
  await setDisabled(db, operatorId, null);
  await setInvitation(db, operatorId, invitation);
  const operator = await findOperatorByEmail(db, email);
  if (operator === undefined) throw new Error("the operator was stored a moment ago");
  return {
    data: {
      ...toOperatorRow(operator),
      is_new: known === undefined,
      invitation_path: invitation.path,
    },
    message: "stored",
    audit: {
      subject: operatorId,
      ...(known === undefined ? {} : { before: toAuditState(known) }),
      after: toAuditState(operator),
    },
    afterwards: ({ ports: { mail }, siteUrl = "" }) =>
      mail.send({ to: email, ...invitationMail(invitation, siteUrl) }),
  };
};
