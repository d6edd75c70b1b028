import type { InputOf, OperatorAction, Refusal } from "@crosscheck/contract";
import type { OperatorActionName, OperatorActions } from "@crosscheck/contract/operator-actions";
import type { CommonOperatorRefusal } from "@crosscheck/contract/operator-codes";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import type { Settings } from "../settings/settings.ts";
import type { SettingsSource } from "../settings/settings-source.ts";
import type { Answer, Operator } from "./handle.ts";

/** What operators' calls stand on. */
export type OperatorGround = {
  readonly db: Db;
  readonly ports: Omit<Ports, "identity">;
  readonly settings: SettingsSource;
  /** Address of the site, for links in mails; absent where no such mail is sent. */
  readonly siteUrl?: string;
};

/** What every operator's handler gets beside its input. */
export type OperatorContext = {
  /** The transaction that the call's audit row is written in: what a handler changes outside of it is not audited. */
  readonly db: Db;
  readonly ports: OperatorGround["ports"];
  readonly settings: Settings;
  readonly nowMs: number;
  readonly caller: Operator;
};

/** What the audit keeps of a call beside its input. Names and addresses of players do not belong here, ids do. */
type AuditNote = {
  /** What it was about; null: a list. */
  readonly subject: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
};

export type OperatorAnswer<A extends OperatorAction> = Answer<A> & {
  readonly audit: AuditNote;
  /** Done once the transaction is through: mail, and copies that this process keeps. */
  readonly afterwards?: (ground: OperatorGround) => Promise<void> | void;
};

/** A refusal undoes whatever the handler has written. */
export type OperatorHandler<A extends OperatorAction> = (
  call: OperatorContext & { readonly input: InputOf<A> },
) => Promise<OperatorAnswer<A> | Refusal<A["refusals"][number] | CommonOperatorRefusal>>;

/** Handlers for all operators' calls: a missing one, or a refusal its contract does not declare, fails to compile. */
export type OperatorHandlers = {
  readonly [Name in OperatorActionName]: OperatorHandler<OperatorActions[Name]>;
};
