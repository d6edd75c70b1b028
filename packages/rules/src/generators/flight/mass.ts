/** A mass in kg and its arm from the datum in m, positive aft. */
export type Load = { readonly massKg: number; readonly armM: number };

/** All loads as one: their mass, and the arm of their centre of gravity (moment divided by mass). */
export function combine(loads: readonly Load[]): Load {
  const massKg = loads.reduce((sum, load) => sum + load.massKg, 0);
  const moment = loads.reduce((sum, load) => sum + load.massKg * load.armM, 0);
  return { massKg, armM: moment / massKg };
}

/** Mass in kg that has to move by `distanceM` to shift the centre of gravity by `shiftM`. Source: m·d = M·Δ. */
export function massToMove(total: { massKg: number; shiftM: number }, distanceM: number): number {
  return (total.massKg * total.shiftM) / distanceM;
}

/** Structural limits, masses before loading and fuel, all in kg. */
export type MassLimits = {
  readonly maxTakeOff: number;
  readonly maxLanding: number;
  readonly maxZeroFuel: number;
  readonly dryOperating: number;
  readonly takeOffFuel: number;
  readonly tripFuel: number;
};

/** Take-off masses in kg that each of the three limits allows. */
export function takeOffLimits(
  masses: MassLimits,
): readonly [takeOff: number, landing: number, zeroFuel: number] {
  return [masses.maxTakeOff, masses.maxLanding + masses.tripFuel, masses.maxZeroFuel + masses.takeOffFuel];
}

/** Largest traffic load in kg within all three limits. */
export function trafficLoad(masses: MassLimits): number {
  return Math.min(...takeOffLimits(masses)) - masses.dryOperating - masses.takeOffFuel;
}
