import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../ports/ports.ts";

/** A ticket is good for so long: a page takes a new one for each connection. */
export const TICKET_LIFE_MS = 30_000;

/** Whom a ticket lets in, and where. */
export type TicketHolder = { readonly battleId: string; readonly playerId: string };

export type Ticket = TicketHolder & { readonly issuedMs: number };

/** A ticket that any process of the installation can check: it is signed, and names its end. */
export function makeTicket(
  keyedHash: KeyedHash,
  { battleId, playerId }: TicketHolder,
  nowMs: number,
): string {
  const text = `${battleId}.${playerId}.${nowMs + TICKET_LIFE_MS}`;
  return `${text}.${sign(keyedHash, text)}`;
}

/** What a ticket says; null: it is not ours, has ended, or is for another battle. */
export function readTicket(
  keyedHash: KeyedHash,
  { ticket, battleId }: { readonly ticket: string; readonly battleId: string },
  nowMs: number,
): Ticket | null {
  const [forBattle = "", playerId = "", until = "", signature = ""] = ticket.split(".");
  const expected = Buffer.from(sign(keyedHash, `${forBattle}.${playerId}.${until}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || forBattle !== battleId || nowMs > Number(until)) return null;
  return { battleId, playerId, issuedMs: Number(until) - TICKET_LIFE_MS };
}

function sign(keyedHash: KeyedHash, text: string): string {
  return Buffer.from(keyedHash(`battle ticket ${text}`)).toString("base64url");
}
