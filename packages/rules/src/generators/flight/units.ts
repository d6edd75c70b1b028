/** Metres in a foot, exact. Source: ICAO Annex 5, table of conversion factors. */
export const METRES_PER_FOOT = 0.3048;

/** Kilometres in a nautical mile, exact. Source: ICAO Annex 5. */
export const KM_PER_NM = 1.852;

/** Feet in a nautical mile, 6076.1. Source: ICAO Annex 5. */
export const FEET_PER_NM = (KM_PER_NM * 1_000) / METRES_PER_FOOT;

/** Kilograms in a pound, exact. Source: ICAO Annex 5. */
export const KG_PER_LB = 0.453_592_37;

/** Litres in a US gallon, exact. Source: ICAO Annex 5. */
export const LITRES_PER_US_GALLON = 3.785_411_784;

/** Litres in an imperial gallon, exact. Source: ICAO Annex 5. */
export const LITRES_PER_IMPERIAL_GALLON = 4.546_09;

/** Metres per second in a knot. Source: ICAO Annex 5. */
export const MPS_PER_KNOT = (KM_PER_NM * 1_000) / 3_600;

/** Standard acceleration of free fall in m/s². Source: ICAO Doc 7488. */
export const GRAVITY = 9.806_65;

export const RADIANS_PER_DEGREE = Math.PI / 180;
