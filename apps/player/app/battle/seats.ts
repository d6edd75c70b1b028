import type { BattleCard } from "@crosscheck/contract/battle-views";
import { useMemo } from "react";
import { useText, type Text } from "../i18n/texts.tsx";

export type SeatCard = BattleCard["seats"][number];
export type RevealedQuestion = BattleCard["reveals"][number];
export type RevealedSeat = RevealedQuestion["seats"][number];
export type SaidLine = BattleCard["lines"][number];

/** Seats with the own one first: it stands at the start side, and has the first colour. */
export function ownFirst({ seats, own_seat: own }: BattleCard): readonly SeatCard[] {
  return [...seats.filter(({ seat }) => seat === own), ...seats.filter(({ seat }) => seat !== own)];
}

/** Seats as they stand: most points first, and of equal ones the quicker. */
export function standingOf(seats: readonly SeatCard[]): readonly SeatCard[] {
  return seats.toSorted(
    (one, other) => other.points - one.points || one.used_ms - other.used_ms || one.seat - other.seat,
  );
}

/** Place of a seat from 1; equal points share it. */
export function placeOf({ points }: SeatCard, seats: readonly SeatCard[]): number {
  return 1 + seats.filter((other) => other.points > points).length;
}

/** What a seat's player is called: the bot has a name of ours, and a deleted player none of their own. */
export function nameOf(text: Text, { name, is_bot: isBot }: Pick<SeatCard, "name" | "is_bot">): string {
  if (isBot) return text("battle.bot.name");
  return name === "" ? text("battle.deleted") : name;
}

/** Names by seat. */
export function useSeatNames({ seats }: BattleCard): (seat: number) => string {
  const text = useText();
  return useMemo(() => {
    const names = new Map(seats.map((row) => [row.seat, nameOf(text, row)]));
    return (seat) => names.get(seat) ?? text("battle.deleted");
  }, [seats, text]);
}
