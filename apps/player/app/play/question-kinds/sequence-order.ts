import { readIds } from "./id-list.ts";

/** The order that is shown: what the player made of it, else as the options came. */
export function readOrder(text: string | null, optionIds: readonly string[]): readonly string[] {
  const ids = readIds(text);
  const isWhole = ids.length === optionIds.length && optionIds.every((id) => ids.includes(id));
  return isWhole ? ids : optionIds;
}

/** The order with one entry at another place; out of range changes nothing. */
export function moveTo(order: readonly string[], id: string, place: number): readonly string[] {
  const from = order.indexOf(id);
  if (from === -1 || place < 0 || place >= order.length || place === from) return order;
  const others = order.toSpliced(from, 1);
  return others.toSpliced(place, 0, id);
}
