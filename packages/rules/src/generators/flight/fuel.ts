/** A fuel plan at one consumption: L, minutes, percent of the trip fuel, L/h. */
export type FuelPlan = {
  readonly taxi: number;
  readonly tripMinutes: number;
  readonly contingencyPercent: number;
  readonly alternateMinutes: number;
  readonly reserveMinutes: number;
  readonly flow: number;
};

/** Fuel in L to be on board before taxi. Source: fuel policy of ICAO Annex 6, taxi + trip + contingency + alternate + final reserve. */
export function fuelRequired(plan: FuelPlan): number {
  const trip = (plan.tripMinutes / 60) * plan.flow;
  const rest = ((plan.alternateMinutes + plan.reserveMinutes) / 60) * plan.flow;
  return plan.taxi + trip * (1 + plan.contingencyPercent / 100) + rest;
}

/** Usable fuel and taxi fuel in L, consumption in L/h. */
export type Tank = {
  readonly usable: number;
  readonly taxi: number;
  readonly reserveMinutes: number;
  readonly flow: number;
};

/** Minutes that can be flown with the final reserve left in the tanks. */
export function safeEndurance({ usable, taxi, reserveMinutes, flow }: Tank): number {
  return ((usable - taxi) / flow) * 60 - reserveMinutes;
}
