/** Puts an option into a slot; it leaves the slot it was in, and what was there before is free again. */
export function placeOption(slots: readonly string[], place: number, optionId: string): readonly string[] {
  return slots.map((id, index) => {
    if (index === place) return optionId;
    return id === optionId ? "" : id;
  });
}

/** The slot that is next in turn: the first empty one after this place, else the first empty one, else this. */
export function nextEmpty(slots: readonly string[], place: number): number {
  const after = slots.findIndex((id, index) => index > place && id === "");
  if (after !== -1) return after;
  const any = slots.indexOf("");
  return any === -1 ? place : any;
}
